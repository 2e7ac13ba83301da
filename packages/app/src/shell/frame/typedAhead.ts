let typed = ''

function note(event: KeyboardEvent) {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey) return
  typed += event.key
  event.preventDefault()
}

/** Ends it. @returns all that was typed */
export function takeTyped(): string {
  document.removeEventListener('keydown', note, true)
  return typed
}

let isOpen = false

/** An effect of the search while it is there: what is typed is its own. */
export function whileOpen() {
  isOpen = true
  return () => {
    isOpen = false
  }
}

/** Notes what is typed from now on, until the search that was asked for takes it; should it never come, for ten seconds. */
export function beginTyping() {
  if (isOpen) return
  typed = ''
  document.addEventListener('keydown', note, true)
  setTimeout(takeTyped, 10_000)
}
