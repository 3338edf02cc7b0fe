/** Tells an element, as --header, how much of the window lies above it: the rest is its own. */
export function fit(node: HTMLElement): { destroy: () => void } {
  const measure = () => node.style.setProperty('--header', `${node.getBoundingClientRect().top + scrollY}px`)
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  addEventListener('resize', measure)
  measure()
  return {
    destroy() {
      observer.disconnect()
      removeEventListener('resize', measure)
    },
  }
}
