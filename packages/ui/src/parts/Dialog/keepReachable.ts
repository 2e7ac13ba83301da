import { focusable } from '../../browser/keepFocusInside.ts'

const places = `${focusable}, [contenteditable="true"]`

/** Text that is longer than the body is reached by keyboard; where there are fields, they bring it into view. */
function updateTabStop(body: HTMLElement) {
  const isLong = body.scrollHeight > body.clientHeight
  if (isLong && !body.querySelector(places)) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

/**
 * Lets the keyboard reach and scroll a body of text that has grown longer than its room. As a `ref`.
 * @returns a function that ends it
 */
export function keepReachable(body: HTMLElement | null) {
  if (!body) return undefined
  const update = () => updateTabStop(body)
  const sizes = new ResizeObserver(update)
  const contents = new MutationObserver(update)
  sizes.observe(body)
  contents.observe(body, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
