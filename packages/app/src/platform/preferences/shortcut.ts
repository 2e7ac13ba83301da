import { singleKeys } from './singleKeys.ts'

/** The overlays that the frame's own keys open. */
export type Shortcut = 'palette' | 'help'

const typing = 'input,textarea,select,[contenteditable],dialog'

/** Ctrl or ⌘ K opens the search, '?' the help, except while typing. @returns undefined for any other key */
export function readShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): Shortcut | undefined {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'palette'
  if (key !== '?' || !singleKeys.on() || (target instanceof Element && target.closest(typing))) return undefined
  return 'help'
}
