/**
 * Gives the focus back to the element that had it before something opened over the page. If that is gone, like an entry
 * of a menu or of the palette, or cannot take it any more, reading goes on at the page itself.
 */
export function focusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
  if (opener !== document.activeElement || opener === document.body) document.querySelector('main')?.focus()
}
