import { todoKey } from '@waldkerf/ui/screens/dashboard/todo/todoKey'
import { frameKey } from '../platform/boot/frameWords.ts'

/** Where the browser's session keeps the product's open pages. */
export const tagsKey = 'waldkerf.tags'
/** And what was chosen last in the search. */
export const recentKey = 'waldkerf.recent'

/**
 * Leaves nothing of the person who was here: open pages, choices in the search, unsaved work, drafts, messages,
 * menu and number of things to do for the next start. Memory goes with the page.
 */
export async function forgetPerson() {
  sessionStorage.removeItem(tagsKey)
  sessionStorage.removeItem(recentKey)
  localStorage.removeItem(frameKey)
  localStorage.removeItem(todoKey)
  // It came with the first page; where it never came, nothing was kept either.
  const kept = await import('../platform/unsaved/leave.ts').catch(() => undefined)
  kept?.forgetAll()
}
