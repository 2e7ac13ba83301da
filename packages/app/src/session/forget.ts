import { todoKey } from '@waldkerf/domain/store/todoKey'
import { leaveScans } from '../platform/storage/scans/scanStore.ts'
import { frameKey } from '../platform/boot/frameWords.ts'
import { forgetAnswers } from '../platform/offline/keptAnswers.ts'
import { forgetLayers } from '../platform/offline/ownLayers.ts'
import { forgetKeptPerson } from '../platform/offline/keptPerson.ts'
import { recentKey, tagsKey } from '../platform/storage/sessionKeys.ts'
import { forgetSheets } from '../platform/offline/sheetBlocks.ts'
import { forgetShared } from '../platform/offline/worker/sharedFiles.ts'

/**
 * Deletes the person's data in this browser: open pages, choices in the search, unsaved work, drafts, messages, the menu
 * and number of tasks for the next start, one's own layers, parts of sheets, and what opens without a line. Memory ends
 * with the page; reports and scans that are not sent stay.
 */
export async function forgetPerson(email = '') {
  await leaveScans(email).catch(() => undefined)
  sessionStorage.removeItem(tagsKey)
  sessionStorage.removeItem(recentKey)
  localStorage.removeItem(frameKey)
  localStorage.removeItem(todoKey)
  forgetKeptPerson()
  // Where one of them fails, as in a browser that keeps nothing, the others go all the same.
  await Promise.allSettled([forgetAnswers(), forgetLayers(), forgetSheets(), forgetShared()])
  // Loaded after the first page; if it was never loaded, there is nothing to delete.
  const kept = await import('../platform/unsaved/leave.ts').catch(() => undefined)
  kept?.forgetAll()
}
