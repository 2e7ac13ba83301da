/** Elements that count as visible, or are read out, without any text. */
const seen = 'img, svg, canvas, video, iframe, input, textarea, select, button, progress, meter, [role]'

/** Storybook's own elements, those only for screen readers, and those that draw nothing. */
const notShown = 'script, style, template, [aria-live], [aria-hidden="true"], [id^="storybook-"], [class^="sb-"]'

/** A shape with a colour: a skeleton, a spinner. */
function isPainted(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (element.childElementCount > 0 || width * height === 0) return false
  const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
  return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px'
}

/** Hidden text is not shown: only what is rendered counts. `innerText` would lay out all of it to find the first word. */
function hasText(element: Element): boolean {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isBlank = text.nodeValue?.trim() === ''
    if (!isBlank && text.parentElement?.checkVisibility({ visibilityProperty: true })) return true
  }
  return false
}

const shows = (element: Element) =>
  hasText(element) ||
  [...element.querySelectorAll(seen)].some((one) => one.checkVisibility()) ||
  [...element.querySelectorAll('*')].some(isPainted)

const isPortal = (root: Element, element: Element) =>
  !element.contains(root) && !element.matches(notShown) && (element.matches(seen) || shows(element))

/** Whether a story shows anything: in its root, or in what it draws beside it (a dialog, a menu). */
export const showsSomething = (root: Element): boolean =>
  shows(root) || [...root.ownerDocument.body.children].some((element) => isPortal(root, element))
