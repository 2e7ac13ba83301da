import { keepText } from '../storage/keepText.ts'

const key = 'waldkerf.singleKeys'

/** Shortcuts of one key, as '?' for the help; they can be switched off (WCAG 2.1.4). Read at each key press. */
export const singleKeys = {
  on: () => localStorage.getItem(key) !== 'off',
  set: (on: boolean) => keepText(key, on ? 'on' : 'off'),
}
