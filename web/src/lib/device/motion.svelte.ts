/** Whether things move: not for those who asked their system, or us, for stillness. */
const wish = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

class Motion {
  /** Whether the reader has not switched movement off here. */
  wanted = $state(true)
  #system = $state(wish?.matches ?? false)

  constructor() {
    wish?.addEventListener('change', () => (this.#system = wish.matches))
  }

  get still(): boolean {
    return this.#system || !this.wanted
  }
}

export const motion = new Motion()
