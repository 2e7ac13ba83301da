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

/** Notes what is typed from now on, until the search that was opened takes it; should it never come, for ten seconds. */
export function beginTyping() {
  typed = ''
  document.addEventListener('keydown', note, true)
  setTimeout(takeTyped, 10_000)
}
