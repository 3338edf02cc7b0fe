/* What a person sees on the screen. Put into every page that is looked at; the app knows nothing of it. */
window.eyes = (() => {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]'
  /** What may be played now. */
  const LIT = '[data-space].offered, [data-card].offered, [data-choice], [data-act]:enabled'
  /** What must stay in its place, and what one plays with. */
  const BOARD = '[data-space], [data-trick], .felt'
  /** What is said for a moment, and can be sent away. */
  const PASSING = '[role="status"]'
  const SPOKEN_ONLY = '.unseen, .skip:not(:focus)'
  const CLIPS = new Set(['hidden', 'clip'])
  const SCROLLS = new Set(['auto', 'scroll'])
  /** What moves, seats and cards are called in files: nobody at a table reads such words. */
  const FACTION = '(?:Gn|Gi|Go|Kn|Un|Dw|Do|Dr|Tr|Se)'
  const CODE = new RegExp(`[1-6*]@[1-6]/[1-6]|\\bseat [a-e]\\b|\\b${FACTION}\\d\\b|\\b${FACTION} ${FACTION}\\b|\\bui-[a-z]`)
  /** Milliseconds between two frames of a screen, and a little more. */
  const FRAME = 20
  /** Milliseconds after which it is seen again what is drawn: nothing that a scene brings is there for less. */
  const GLIMPSE = 60
  /** Pixels that nobody sees. */
  const SLACK = 1.5

  /** The page of the news that the server has told of last. */
  let heard = 0
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data)
        if (told.type === 'update' || told.type === 'change') heard = told.number
      })
    }
  }

  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  const centre = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const holds = (box, [x, y]) => x >= box.left && x < box.right && y >= box.top && y < box.bottom
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1
  const meet = (one, two) => ({
    left: Math.max(one.left, two.left),
    top: Math.max(one.top, two.top),
    right: Math.min(one.right, two.right),
    bottom: Math.min(one.bottom, two.bottom),
  })

  function named(element) {
    const words = (element.ariaLabel || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 50)
    const parent = element.parentElement
    const tag = (each) => each.tagName.toLowerCase() + [...each.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
    return `${parent ? `${tag(parent)} > ` : ''}${tag(element)} “${words}”`
  }

  function* above(element) {
    for (let each = element; each && each !== document.documentElement; each = each.parentElement) yield each
  }

  /** A pixel that is cut off all around is there for screen readers. */
  const isSpoken = (element) => [...above(element)].some((each) => each.clientWidth <= 1 && CLIPS.has(getComputedStyle(each).overflowX))

  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(SPOKEN_ONLY)

  const isInRow = (element) => [...above(element.parentElement)].some((each) => SCROLLS.has(getComputedStyle(each).overflowX))

  /** What is on its way is judged when it has come to rest. */
  const isMoving = (element) =>
    [...above(element)].some((each) =>
      each.getAnimations().some((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime)),
    )

  /** The part of the window in which an element, or what is in it, can be seen: cut by all that scrolls or clips. */
  function opening(element, cuts, isInside = false) {
    let box = screen()
    for (const each of above(element)) {
      const style = getComputedStyle(each)
      if (each !== element || isInside) {
        const inner = each.getBoundingClientRect()
        if (cuts(style.overflowX)) box = meet(box, { ...screen(), left: inner.left, right: inner.right })
        if (cuts(style.overflowY)) box = meet(box, { ...screen(), top: inner.top, bottom: inner.bottom })
      }
      if (style.position === 'fixed') break
    }
    return box
  }

  const visible = (element) => opening(element, (overflow) => SCROLLS.has(overflow))

  /** What lies there, whether it may be pressed or not. */
  const at = ([x, y]) => document.elementFromPoint(x, y)

  /** A dialog that has the floor: what is behind it waits. */
  const floor = () => document.querySelector('dialog:modal, [aria-modal="true"]') ?? document.body

  function hits(element) {
    const hit = at(centre(element.getBoundingClientRect()))
    if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return null
    // The card that is pointed at is raised above its neighbours.
    if (element.dataset.card && hit?.closest('[data-card]')?.matches(':hover, :focus, .lifted')) return null
    return hit ? named(hit) : 'nothing'
  }

  function* controls() {
    for (const element of floor().querySelectorAll(CONTROLS)) {
      if (element.disabled || element.closest('[inert]') || !isShown(element)) continue
      const box = element.getBoundingClientRect()
      if (!isEmpty(box)) yield element
    }
  }

  /** Enabled controls that a finger on their centre does not reach. */
  function* dead() {
    for (const element of controls()) {
      if (isMoving(element)) continue
      if (!holds(visible(element), centre(element.getBoundingClientRect()))) continue
      const instead = hits(element)
      // A word that goes by itself may lie over anything but what can be played now.
      if (instead && !element.matches(LIT) && at(centre(element.getBoundingClientRect()))?.closest(PASSING)) continue
      if (instead) yield `dead: ${named(element)} lies under ${instead}`
    }
  }

  /** What can be done is on the screen, and so is what one does it with. */
  function* hidden() {
    for (const element of floor().querySelectorAll(LIT)) {
      if (!isShown(element) || isMoving(element)) continue
      const middle = centre(element.getBoundingClientRect())
      // A row of cards may be scrolled; the row itself is on the screen.
      const row = [...above(element.parentElement)].find((each) => SCROLLS.has(getComputedStyle(each).overflowX))
      const seen = row ? row.getBoundingClientRect() : element.getBoundingClientRect()
      if (!holds(screen(), centre(seen))) yield `off the screen: ${named(element)}`
      else if (!row && !holds(screen(), middle)) yield `off the screen: ${named(element)}`
    }
    if (floor() !== document.body) return
    for (const element of document.querySelectorAll('[data-space]')) {
      const instead = isShown(element) ? hits(element) : null
      if (instead && !element.matches(LIT) && at(centre(element.getBoundingClientRect()))?.closest(PASSING)) continue
      if (instead) yield `board hidden: ${named(element)} lies under ${instead}`
    }
    for (const element of document.querySelectorAll('[data-trick] [data-played]')) {
      if (!isShown(element) || isMoving(element)) continue
      // What lies in the trick may lean over its neighbour.
      const hit = at(centre(element.getBoundingClientRect()))
      const instead = hit?.closest('[data-trick]') ? null : hits(element)
      if (instead) yield `trick hidden: ${named(element)} lies under ${instead}`
    }
  }

  /** Text with its element: only what is seen. */
  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || element.closest('svg, script, style, option, [inert]') || !isShown(element) || isSpoken(element)) continue
      yield { node, element }
    }
  }

  const spanned = (node, from, to) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range
  }

  /** Text that is cut, leaves the screen sideways, or is broken inside a word. */
  function* unreadable() {
    for (const { node, element } of texts()) {
      if (CODE.test(node.data)) yield `words of the engine: ${named(element)}`
      if (isMoving(element)) continue
      const box = spanned(node, 0, node.length).getBoundingClientRect()
      if (isEmpty(box)) continue
      if (!isInRow(element) && (box.left < -SLACK || box.right > innerWidth + SLACK)) yield `outside: ${named(element)}`
      const clip = opening(element, (overflow) => CLIPS.has(overflow), true)
      // Half of a line may be scrolled away; what is cut can never be read.
      const own = getComputedStyle(element)
      if (CLIPS.has(own.overflowX) && element.scrollWidth > element.clientWidth + SLACK) yield `cut: ${named(element)}`
      else if (box.left < clip.left - SLACK && clip.left > 0) yield `cut: ${named(element)}`
      else if (box.right > clip.right + SLACK && clip.right < innerWidth) yield `cut: ${named(element)}`
      else if (box.top < clip.top - SLACK && clip.top > 0) yield `cut: ${named(element)}`
      else if (box.bottom > clip.bottom + SLACK && clip.bottom < innerHeight) yield `cut: ${named(element)}`
      for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const lines = [...spanned(node, word.index, word.index + word[0].length).getClientRects()]
        const isBroken = lines.some((line) => Math.abs(line.top - lines[0].top) > line.height / 2)
        if (isBroken && own.hyphens !== 'auto') yield `broken: “${word[0]}” in ${named(element)}`
      }
    }
  }

  /** The page is not wider than the screen, and no control reaches over its edge. */
  function* outside() {
    const wide = document.documentElement.scrollWidth
    if (wide > innerWidth + SLACK) yield `the page is ${wide} wide, the screen ${innerWidth}`
    for (const element of controls()) {
      const box = element.getBoundingClientRect()
      if (!isInRow(element) && !isMoving(element) && (box.left < -SLACK || box.right > innerWidth + SLACK)) yield `outside: ${named(element)}`
    }
  }

  const kindOf = (element) => (element.dataset.space ? 'space' : element.dataset.card ? 'card' : element.dataset.act ? 'act' : 'choice')
  const nameOf = (element) => element.dataset.space ?? element.dataset.card ?? element.dataset.act ?? element.dataset.choice ?? ''
  const lit = () => [...floor().querySelectorAll(LIT)].filter(isShown)

  /** A place to press, for each thing that may be played. */
  function places() {
    return lit().map((element) => {
      const [x, y] = centre(element.getBoundingClientRect())
      return {
        kind: kindOf(element),
        name: nameOf(element),
        isReached: holds(visible(element), [x, y]) && hits(element) === null && !isMoving(element),
        isLifted: element.classList.contains('lifted'),
        x,
        y,
      }
    })
  }

  /** The key that brings whoever uses no pointer nearer to a thing; nothing where it is no longer there. */
  function way(kind, name) {
    const skip = kind === 'skip' ? document.querySelector('[data-skip]') : null
    const goal = skip ?? lit().find((each) => kindOf(each) === kind && nameOf(each) === name)
    const here = document.activeElement
    if (!goal) return null
    if (goal === here) return 'Enter'
    if (kind === 'space' && here.dataset.space) {
      const [column, row] = name.split('/')
      const [from, height] = here.dataset.space.split('/')
      if (row !== height) return row > height ? 'ArrowUp' : 'ArrowDown'
      return column > from ? 'ArrowRight' : 'ArrowLeft'
    }
    if (kind === 'card' && here.dataset.card) {
      const cards = [...goal.parentElement.children]
      return cards.indexOf(goal) > cards.indexOf(here) ? 'ArrowRight' : 'ArrowLeft'
    }
    return goal.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
  }

  /** Where the board lies: the spaces of one game, the felt of the other. */
  function board() {
    const boxes = [...document.querySelectorAll(BOARD)].filter(isShown).map((each) => each.getBoundingClientRect())
    if (!boxes.length || document.fonts.status !== 'loaded') return null
    const edge = (side, best) => Math.round(best(...boxes.map((box) => box[side])))
    return [edge('left', Math.min), edge('top', Math.min), edge('right', Math.max), edge('bottom', Math.max)]
  }

  const wordsOf = (selector) => {
    const element = document.querySelector(selector)
    return element && isShown(element) ? element.innerText : null
  }

  /** A place on the table where nothing is played: on the board's frame, or on the trick. */
  function quiet() {
    const trick = document.querySelector('[data-trick]')
    if (trick) return centre(trick.getBoundingClientRect())
    const [left, top, , bottom] = board() ?? [8, 0, 0, innerHeight]
    return [left - 7, (top + bottom) / 2]
  }

  /** What can be done: a glance that costs little. */
  function glance() {
    const curtain = document.querySelector('.curtain button')
    return {
      lit: lit().map((each) => `${kindOf(each)} ${nameOf(each)} ${each.classList.contains('lifted')}`).join(),
      ending: wordsOf('[data-ending]'),
      winner: wordsOf('[data-winner]'),
      curtain: curtain ? centre(curtain.getBoundingClientRect()) : null,
      quiet: document.querySelector('[data-busy]') ? quiet() : null,
      scene: scenes.length,
      heard,
    }
  }

  function look() {
    return { wrong: [...dead(), ...hidden(), ...unreadable(), ...outside()], places: places(), board: board() }
  }

  /** The things of the game that are drawn now: dice at rest, stones on their spaces, the cards of the trick. */
  function drawn() {
    const tumbling = document.querySelector('[data-pips] .rolling')?.getAnimations().some((each) => each.playState === 'running')
    const dice = tumbling ? '' : [...document.querySelectorAll('[data-pips]')].filter(isShown).map((each) => each.dataset.pips).join('')
    const stones = [...document.querySelectorAll('[data-spot] [data-stone]')].map((each) => `${each.closest('[data-spot]').dataset.spot} ${each.dataset.stone}`)
    const cards = [...document.querySelectorAll('[data-played]')].filter(isShown).map((each) => each.dataset.played)
    return [`dice ${dice}`, ...stones, ...cards]
  }

  /** Whether there are words to read, on the screen and whole. */
  function isRead(element) {
    const box = element.getBoundingClientRect()
    return isShown(element) && element.innerText.trim() !== '' && box.top >= 0 && box.bottom <= innerHeight
  }

  /** What was told, frame by frame: scenes with the frames before, with and after them. */
  const scenes = []
  let frame = 0
  /** When it was last seen what is drawn. */
  let seen = 0
  /** Milliseconds with the end and no winner in it, as a machine that draws every frame would count: a busy one that
   *  draws late does not make an ending long. */
  let withoutWinner = 0

  function watch() {
    // The time at which it is looked: a frame that comes late bears that at which it was due.
    const now = performance.now()
    const before = frame
    frame = now
    const told = [...document.querySelectorAll('[data-scene]')].find(isRead)
    const number = told?.dataset.scene ?? null
    const last = scenes.at(-1)
    if (last && last.until === null && last.number !== number) last.until = now
    // A frame or two without its words do not make it another scene.
    if (last && last.number === number) last.until = null
    if (number !== null && (!last || last.until !== null)) {
      const { telling, events } = told.dataset
      scenes.push({ number, telling, events, since: before, late: now - before, until: null, frames: 0, drawn: [] })
      seen = -Infinity
    }
    const open = scenes.at(-1)
    if (open && open.until === null) {
      open.frames += 1
      if (now - seen >= GLIMPSE) {
        open.drawn = [...new Set([...open.drawn, ...drawn()])]
        seen = now
      }
    }
    const isOpen = document.querySelector('[data-ending]') !== null && !wordsOf('[data-winner]')?.trim()
    if (isOpen && wordsOf('[data-ending]') !== null) withoutWinner += Math.min(now - before, FRAME)
    isWatching = isOpen || document.querySelector('[data-scene]') !== null
    if (isWatching) requestAnimationFrame(watch)
  }

  /** Frames are looked at from the moment that something is told until nothing is: each of them costs. */
  let isWatching = false
  const wake = () => {
    if (isWatching || !document.querySelector('[data-scene], [data-ending]')) return
    isWatching = true
    frame = performance.now()
    requestAnimationFrame(watch)
  }
  new MutationObserver(wake).observe(document, { subtree: true, childList: true, attributeFilter: ['data-scene', 'data-ending'] })

  /** All scenes that have been told to their end, and how long the end was without its winner. */
  const told = () => ({ scenes: scenes.filter((scene) => scene.until !== null), withoutWinner })

  return { glance, look, way, told }
})()
