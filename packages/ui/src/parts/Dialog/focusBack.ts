/**
 * Gives the focus back to what had it before something opened over the page. What is gone by then, like an entry of a menu
 * or of the palette, or cannot take it any more: reading goes on at the page itself.
 */
export function focusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
  if (opener !== document.activeElement || opener === document.body) document.querySelector('main')?.focus()
}
