/** Where a box was scrolled to, in px. */
interface Place {
  top: number
  left: number
}

/** How long to wait for a page's data before scrolling back, and how often to check for them, in ms. */
const patience = 20_000
const lookEvery = 50

/** A box that kept its place for so many looks stays there: a page that waits for its code once more loses it. */
const steadyLooks = 10

/** Events by which people move the page themselves, which end scrolling back. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

const atTop = ({ top, left }: Place) => top === 0 && left === 0

/** A selector for a box from the page's root, the same when the page is mounted again. */
function wayTo(box: Element): string {
  const steps: string[] = []
  for (let one: Element | null = box; one && one !== document.documentElement; one = one.parentElement) {
    const place = one.parentElement ? [...one.parentElement.children].indexOf(one) + 1 : 1
    steps.unshift(`:nth-child(${place})`)
  }
  return [':root', ...steps].join(' > ')
}

/** Scrolls a box back as far as its content allows now. @returns whether it has reached the former position */
function scrollBack(way: string, { top, left }: Place): boolean {
  const box = document.querySelector(way)
  if (!box) return false
  box.scrollTo({ top, left, behavior: 'instant' })
  return Math.abs(box.scrollTop - top) <= 1
}

/** Scroll positions of window and boxes, by entry of the browser's history. */
export function createScrolledPlaces() {
  const entries = new Map<string, Map<string, Place>>()
  let shown = ''
  /** The last reported scroll offset of the window: asking the browser during a change would force a layout. */
  let window: Place = { top: 0, left: 0 }
  return {
    /** Assigns later scrolling to this entry. */
    show(entry: string) {
      shown = entry
    },
    keep({ target }: Pick<Event, 'target'>) {
      const box = target instanceof Document ? target.scrollingElement : target
      if (!(box instanceof Element)) return
      const places = entries.get(shown) ?? new Map<string, Place>()
      const place = { top: box.scrollTop, left: box.scrollLeft }
      if (target instanceof Document) window = place
      places.set(wayTo(box), place)
      entries.set(shown, places)
    },
    /** Another page is opened in this entry and begins at its top. */
    begin(entry: string) {
      entries.delete(entry)
      // The promise is not returned: newer browsers return one from scrolling.
      if (!atTop(window)) globalThis.scrollTo({ top: 0, behavior: 'instant' })
    },
    /**
     * Restores all scroll positions of this entry as soon as its data are loaded; ends when the user moves the page.
     * @returns ends it earlier
     */
    bringBack(entry: string): () => void {
      // A page that is mounted again begins at its top.
      const moved = [...(entries.get(entry) ?? [])].filter(([, place]) => !atTop(place) || !atTop(window))
      const open = new Map(moved.map(([way, place]) => [way, { place, held: 0 }]))
      const until = Date.now() + patience
      const look = () => {
        for (const [way, box] of open) {
          box.held = scrollBack(way, box.place) ? box.held + 1 : 0
          if (box.held > steadyLooks) open.delete(way)
        }
        if (open.size === 0 || Date.now() > until) end()
      }
      const timer = setInterval(look, lookEvery)
      const end = () => {
        clearInterval(timer)
        for (const move of ownMoves) removeEventListener(move, end)
      }
      for (const move of ownMoves) addEventListener(move, end, { passive: true })
      look()
      return end
    },
  }
}
