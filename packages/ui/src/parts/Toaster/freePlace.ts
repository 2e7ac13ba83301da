/**
 * Where people press, type or choose, as large as they can be pressed, and the sums at the foot of a list or a document.
 * Large surfaces such as maps and scans are none.
 */
const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="link"], ' +
  '[role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], [role="radio"], [role="switch"], ' +
  '[role="slider"], [role="separator"][tabindex], [data-pressed-whole], tfoot, [data-totals]'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Figures, words of fields, the map's scale and who funds the project, read at a glance: a message lies over them only where nowhere else
 * is room.
 */
const figures = 'dd, td, output, label, [data-bare], [data-over-map], [data-funder]'

/** Names of fields: a message lies over them no more than over the fields, unless it says what went wrong. */
const names = 'label, legend'

/** Room around a message and to the window's edges, in px. */
const room = 4
const edge = 16
const step = 8
/** Narrower and higher before it gives up. */
const widths = [440, 320, 240]

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Hidden by whatever lies over it, a dialog for one; its own parts and those it lies in do not hide it. */
function isSeen(control: Element, { left, top, right, bottom }: Box, region: Element): boolean {
  const y = (top + bottom) / 2
  return [left + 2, (left + right) / 2, right - 2].some((x) => {
    const [hit] = document.elementsFromPoint(x, y).filter((one) => !region.contains(one))
    return hit !== undefined && (control.contains(hit) || hit.contains(control))
  })
}

/** Questions that have the whole attention. A message lies beside one where there is room, and never on its controls. */
const dialogs = '[role$="dialog"][data-state="open"]'

/** Whatever of these is seen now, within the window. */
function takenBoxes(region: Element, looked: string): Box[] {
  return [...document.querySelectorAll(looked)].flatMap((control) => {
    if (region.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    const rect = control.getBoundingClientRect()
    const box = {
      left: Math.max(0, rect.left),
      top: Math.max(0, rect.top),
      right: Math.min(innerWidth, rect.right),
      bottom: Math.min(innerHeight, rect.bottom),
    }
    return box.right > box.left && box.bottom > box.top && isSeen(control, box, region) ? box : []
  })
}

/** The lowest place that no box takes; the rightmost of them. Null where there is none. */
export function freePlace(
  { width, height }: { width: number; height: number },
  taken: readonly Box[],
  /** `left`: where what lies over messages ends. */
  window: { width: number; height: number; left?: number },
): { left: number; top: number } | null {
  for (let top = window.height - edge - height; top >= edge; top -= step) {
    for (let left = window.width - edge - width; left >= (window.left ?? 0) + edge - step; left -= step) {
      const box = { left: left - room, top: top - room, right: left + width + room, bottom: top + height + room }
      if (!taken.some((one) => overlap(one, box))) return { left, top }
    }
  }
  return null
}

/** Above the page, in the room of the bars (`EdgeBars`), which moves the page down: a message covers nothing. */
function reserve(height: number): HTMLElement | undefined {
  const bars = document.getElementById('bars')?.firstElementChild
  if (!bars) return undefined
  const spacer = document.createElement('div')
  spacer.style.height = `${height}px`
  bars.append(spacer)
  return spacer
}

/** Regions that are looked after. */
const kept = new WeakSet<Element>()

/**
 * Keeps the region of a message at the lowest place without a control or a sum, or above the page, which makes room, for as long as
 * it has messages. Looked at again whenever the page changes or is scrolled, and left alone while somebody is at it.
 */
export function keepFree(card: HTMLElement): void {
  const found = card.closest<HTMLElement>('[data-messages]')
  if (found && !kept.has(found)) watch(found)
}

function watch(region: HTMLElement): void {
  let spacer: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function putAt(left: number, top: number, width: number) {
    Object.assign(region.style, {
      left: `${left}px`,
      top: `${top}px`,
      right: 'auto',
      bottom: 'auto',
      width: `${width}px`,
      opacity: '',
      zIndex: '',
    })
  }
  function clear() {
    spacer?.remove()
    spacer = undefined
    region.removeAttribute('style')
  }
  function place() {
    if (region.offsetHeight === 0) return end()
    // As low as at 400 % zoom the region scrolls in a third of the window.
    if (innerHeight < 400) return clear()
    // It may come up under a pointer that has just pressed: then it has no place of its own yet.
    if ((region.style.top || spacer) && region.matches(':hover, :focus-within')) return
    if (spacer && !document.querySelector(dialogs)) {
      return void (spacer.style.height = `${region.offsetHeight + 2 * room}px`)
    }
    if (spacer) clear()
    const pressed = takenBoxes(region, controls)
    const asking = takenBoxes(region, dialogs)
    const all = [...pressed, ...asking]
    const read = [...all, ...takenBoxes(region, figures)]
    const now = region.getBoundingClientRect()
    // Figures that have come since are a reason to move, too.
    if (region.style.top && now.bottom <= innerHeight && !read.some((one) => overlap(one, now))) return
    const most = innerWidth - 2 * edge
    const named = [...pressed, ...takenBoxes(region, names)]
    const isFailure = region.querySelector('[data-tone="danger"]') !== null
    const inDialog = isFailure ? [read, all, named, pressed] : [read, all, named]
    const wishes = asking.length > 0 ? inDialog : [read, named]
    // The menu lies over all that is in the page itself.
    const { left = 0 } = region.closest('main')?.getBoundingClientRect() ?? {}
    for (const taken of wishes) {
      for (const width of new Set(widths.map((one) => Math.min(one, most)))) {
        region.style.width = `${width}px`
        const height = region.offsetHeight
        const found = freePlace({ width, height }, taken, { width: innerWidth, height: innerHeight, left })
        if (found) return putAt(found.left, found.top, width)
      }
    }
    // The page can make room, a dialog cannot: the message waits below it and is read out all the same.
    if (asking.length > 0) return void Object.assign(region.style, { opacity: '0', zIndex: '0' })
    const width = Math.min(widths[0] ?? most, most)
    region.style.width = `${width}px`
    spacer = reserve(region.offsetHeight + 2 * room)
    if (spacer) putAt((innerWidth - width) / 2, 0, width)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(place, 60)
  }
  const own = new MutationObserver(place)
  own.observe(region, { childList: true, subtree: true })
  const page = new MutationObserver(soon)
  page.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden'],
  })
  const leaving = new AbortController()
  // A sheet that comes up is not yet where it will be.
  for (const event of ['scroll', 'resize', 'animationend', 'transitionend']) {
    addEventListener(event, soon, { capture: true, passive: true, signal: leaving.signal })
  }
  function end() {
    clearTimeout(timer)
    own.disconnect()
    page.disconnect()
    leaving.abort()
    clear()
    kept.delete(region)
  }
  kept.add(region)
  place()
}
