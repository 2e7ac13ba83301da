/** The attribute of the root element that says: what comes after the first screen shall wait for it. */
const waiting = 'starting'
const shown = 'waldkerf:shown'

/**
 * Keeps what comes after the first screen from taking its place on the line: until {@link showFirstScreen}, somebody's
 * first press or key, or for five seconds. The page's head begins it; stories and tests never do.
 */
export function holdForFirstScreen() {
  const root = document.documentElement
  root.dataset[waiting] = ''
  addEventListener(shown, () => delete root.dataset[waiting], { once: true })
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, end, { once: true, capture: true })
  setTimeout(end, 5_000)
}

const end = () => dispatchEvent(new Event(shown))

/** The first screen has its data: once it is painted, the rest may come. */
export const showFirstScreen = () => void requestAnimationFrame(end)

/** Settles when the rest may come; at once, where nobody waits for a first screen. */
export const firstScreen = () =>
  new Promise<void>((resolve) => {
    if (document.documentElement.dataset[waiting] === undefined) resolve()
    else addEventListener(shown, () => resolve(), { once: true })
  })
