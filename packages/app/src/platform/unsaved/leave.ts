import { loadTexts } from '@waldkerf/ui/i18n/Language'
import { drafts } from '../drafts/pageDrafts.ts'
import { notices } from '../notices/notices.ts'
import { confirm } from '../questions/confirm.ts'
import { keptReports, keptScans, pendingWrites, unsavedWork } from './unsaved.ts'
import { pageLanguage } from '../i18n/pageLanguage.ts'
import { texts } from './unsaved.texts.ts'

type Way = 'leave' | 'signOut' | 'close'

/** Asks, naming what would be lost. @returns whether to go on, which nothing unsaved allows unasked */
async function ask(way: Way, items: readonly string[]): Promise<boolean> {
  if (items.length === 0) return true
  const t = await loadTexts(texts, pageLanguage())
  const { title, confirm: verb } = t[way]
  return confirm({ title, description: t.lost, items, confirm: verb, cancel: t.stay, danger: true })
}

/** Reports that stay on this device are named before somebody signs out; its words come when there are any. */
const askAboutKept = async (count: number) => count === 0 || (await import('./askAboutKept.ts')).askAboutKept(count)

/** The same for scans that nobody else has yet. */
const askAboutScans = async (names: readonly string[]) =>
  names.length === 0 || (await import('./askAboutKept.ts')).askAboutScans(names)

/** The time in ms that the page gets to render what an answer has changed. */
const drawing = 100

const drawn = () => new Promise<void>((resolve) => setTimeout(resolve, drawing))

/** Names of the work that stays unstored: answers that are on their way are waited for before anything is called lost. */
async function lost(names: () => readonly string[]): Promise<readonly string[]> {
  if (names().length > 0 && (await pendingWrites.flushForLeaving())) await drawn()
  return names()
}

/** Before another page takes the place of this one. */
export const mayLeave = async () => ask('leave', await lost(unsavedWork.namesLostByLeaving))

/** Before pages that are kept alive are closed or begin anew. What they said yes to is given up: nobody asks again. */
export async function mayClose(pages: readonly string[]): Promise<boolean> {
  const yes = await ask('close', await lost(() => unsavedWork.namesOn(pages)))
  if (yes) for (const page of pages) unsavedWork.giveUp(page)
  return yes
}

/** Everything of this person is dropped, so the browser must not ask again. */
export function forgetAll() {
  unsavedWork.giveUp()
  drafts.end()
  notices.forget()
}

/** Before everything is left and forgotten. Pending writes are awaited first, since they need the session. */
export async function maySignOut(): Promise<boolean> {
  const late = await pendingWrites.flush()
  if (unsavedWork.has()) await drawn()
  const yes =
    (await ask('signOut', [...unsavedWork.names(), ...late])) &&
    (await askAboutKept(keptReports.snapshot())) &&
    (await askAboutScans(keptScans.snapshot()))
  if (yes) forgetAll()
  return yes
}
