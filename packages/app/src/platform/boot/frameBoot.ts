import { readFrame } from './frameWords.ts'

/**
 * Runs directly after the frame's markup, before it is painted; the build writes it inline. It replaces the grey lines
 * by the menu of the last session, so that people see their own menu at once, even on a slow network.
 */
function sayFrame() {
  const words = readFrame(location.pathname)
  const [first, ...others] = document.querySelectorAll('.wk-shell-entry')
  const page = document.querySelector('.wk-shell-page')
  if (!words || !first || !page) return
  const lines = words.menu.map((title) => {
    const line = first.cloneNode(true) as HTMLElement
    if (title === words.page) line.dataset['here'] = 'true'
    line.lastElementChild?.append(title)
    return line
  })
  page.append(words.page ?? '')
  for (const other of others) other.remove()
  first.replaceWith(...lines)
}

sayFrame()
