import { loadTexts } from '@waldkerf/ui/i18n/Language'
import { drafts } from '../drafts/pageDrafts.ts'
import { notices } from '../notices/notices.ts'
import { hasLine } from '../offline/hasLine.ts'
import { confirmOrSave } from '../questions/confirm.ts'
import { keptReports, keptScans, pendingWrites, unsavedWork } from './unsaved.ts'
import { pageLanguage } from '../i18n/pageLanguage.ts'
import { texts } from './unsaved.texts.ts'

type Way = 'leave' | 'signOut' | 'close'

/**
 * Asks, naming the work that would be lost, and saves it where that is possible and wished.
 * @returns whether to go on; true without a question if there is none
 */
async function ask(way: Way, items: readonly string[]): Promise<boolean> {
  if (items.length === 0) return true
  const t = await loadTexts(texts, pageLanguage())
  const { title, confirm: verb, save: label } = t[way]
  const save = unsavedWork.saving(items)
  const ways = save
    ? { description: t.unsaved, confirm: t.discard, save: label }
    : { description: t.lost, confirm: verb }
  const answer = await confirmOrSave({ title, items, cancel: t.stay, danger: true, ...ways })
  return answer === 'save' ? (save?.() ?? false) : answer
}

/** Asks about reports that stay on this device before signing out; its code is loaded only if there are any. */
const askAboutKept = async (count: number) => count === 0 || (await import('./askAboutKept.ts')).askAboutKept(count)

/** The same for scans that are not uploaded. */
const askAboutScans = async (names: readonly string[]) =>
  names.length === 0 || (await import('./askAboutKept.ts')).askAboutScans(names)

/** Asks where signing in again would need a line that is not there. */
const askAboutLine = async () => (await hasLine()) || (await import('./askAboutKept.ts')).askWithoutLine()

/** The time in ms that the page gets to render what an answer has changed. */
const drawing = 100

const drawn = () => new Promise<void>((resolve) => setTimeout(resolve, drawing))

/** Names of the work that would be lost, after waiting for the answers of running requests. */
async function lost(names: () => readonly string[]): Promise<readonly string[]> {
  if (names().length > 0 && (await pendingWrites.flushForLeaving())) await drawn()
  return names()
}

/** Asks before another page replaces this one. */
export const mayLeave = async () => ask('leave', await lost(unsavedWork.namesLostByLeaving))

/**
 * Asks before kept pages are closed or reset. After a yes their unsaved work is given up, so that nothing asks again.
 */
export async function mayClose(pages: readonly string[]): Promise<boolean> {
  const yes = await ask('close', await lost(() => unsavedWork.namesOn(pages)))
  if (yes) for (const page of pages) unsavedWork.giveUp(page)
  return yes
}

/** Drops everything of this person, so that the browser does not ask again. */
export function forgetAll() {
  unsavedWork.giveUp()
  drafts.end()
  notices.forget()
}

/** Asks before signing out. Waits for pending writes first, since they need the session. */
export async function maySignOut(): Promise<boolean> {
  const late = await pendingWrites.flush()
  if (unsavedWork.has()) await drawn()
  const yes =
    (await ask('signOut', [...unsavedWork.names(), ...late])) &&
    (await askAboutKept(keptReports.snapshot())) &&
    (await askAboutScans(keptScans.snapshot())) &&
    (await askAboutLine())
  if (yes) forgetAll()
  return yes
}
