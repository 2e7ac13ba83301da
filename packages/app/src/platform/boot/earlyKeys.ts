import { type Shortcut, readShortcut } from '../preferences/shortcut.ts'

declare global {
  /**
   * The code that takes the keys over is bundled separately with its own copy of this module, so the way to stop
   * listening is stored on the page.
   */
  var waldkerfKeys: { asked?: Shortcut | undefined; end: () => void } | undefined
}

function onKeyDown(event: KeyboardEvent) {
  const asked = readShortcut(event)
  if (asked !== undefined) event.preventDefault()
  else if (event.key !== 'Escape') return
  if (globalThis.waldkerfKeys) globalThis.waldkerfKeys.asked = asked
}

/** Remembers the last shortcut until the frame's key handler is loaded, which is after the page. Escape cancels it. */
export function keepEarlyKeys() {
  globalThis.waldkerfKeys = { end: () => document.removeEventListener('keydown', onKeyDown) }
  document.addEventListener('keydown', onKeyDown)
}

/** Stops listening, for the frame's own handler. @returns the remembered shortcut, if any */
export function takeEarlyKeys(): Shortcut | undefined {
  const early = globalThis.waldkerfKeys
  globalThis.waldkerfKeys = undefined
  early?.end()
  return early?.asked
}
