import { todoKey } from '@waldkerf/ui/screens/dashboard/todo/todoKey'
import { frameKey } from '../platform/boot/frameWords.ts'

/** Storage key of the product's open pages, in the browser's session. */
export const tagsKey = 'waldkerf.tags'
/** Storage key of the last choices in the search. */
export const recentKey = 'waldkerf.recent'

/**
 * Deletes the person's data in this browser: open pages, choices in the search, unsaved work, drafts, messages, and the
 * menu and number of tasks for the next start. Memory ends with the page.
 */
export async function forgetPerson() {
  sessionStorage.removeItem(tagsKey)
  sessionStorage.removeItem(recentKey)
  localStorage.removeItem(frameKey)
  localStorage.removeItem(todoKey)
  // Loaded after the first page; if it was never loaded, there is nothing to delete.
  const kept = await import('../platform/unsaved/leave.ts').catch(() => undefined)
  kept?.forgetAll()
}
