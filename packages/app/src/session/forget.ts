import { todoKey } from '@waldkerf/ui/screens/dashboard/todo/todoKey'
import { leaveScans } from '../platform/storage/scans/scanStore.ts'
import { frameKey } from '../platform/boot/frameWords.ts'
import { forgetAnswers } from '../platform/offline/keptAnswers.ts'
import { forgetKeptPerson } from '../platform/offline/keptPerson.ts'
import { recentKey, tagsKey } from '../platform/storage/sessionKeys.ts'
import { forgetShared } from '../platform/offline/worker/sharedFiles.ts'

/**
 * Deletes the person's data in this browser: open pages, choices in the search, unsaved work, drafts, messages, the menu
 * and number of tasks for the next start, and what opens without a line. Memory ends with the page; reports and scans
 * that are not sent stay.
 */
export async function forgetPerson(email = '') {
  await leaveScans(email).catch(() => undefined)
  sessionStorage.removeItem(tagsKey)
  sessionStorage.removeItem(recentKey)
  localStorage.removeItem(frameKey)
  localStorage.removeItem(todoKey)
  forgetKeptPerson()
  await Promise.all([forgetAnswers(), forgetShared()]).catch(() => undefined)
  // Loaded after the first page; if it was never loaded, there is nothing to delete.
  const kept = await import('../platform/unsaved/leave.ts').catch(() => undefined)
  kept?.forgetAll()
}
