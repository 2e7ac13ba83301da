import { loadTexts } from '@waldkerf/ui/i18n/Language'
import { confirm } from '../questions/confirm.ts'
import { pageLanguage } from '../i18n/pageLanguage.ts'
import { keptTexts } from './unsaved.texts.ts'

/** Asks about unsent reports, which nobody else sees or sends. @returns whether to sign out */
export async function askAboutKept(count: number): Promise<boolean> {
  const { description, title, confirm: verb, cancel } = await loadTexts(keptTexts, pageLanguage())
  return confirm({ title, confirm: verb, cancel, description: description(count) })
}

/** Asks where the device has no line, by which alone one could sign in again. @returns whether to sign out */
export async function askWithoutLine(): Promise<boolean> {
  const { withoutLine, confirm: verb, cancel } = await loadTexts(keptTexts, pageLanguage())
  return confirm({ ...withoutLine, confirm: verb, cancel })
}

/** Asks about scans that are not uploaded, by their names. @returns whether to sign out */
export async function askAboutScans(names: readonly string[]): Promise<boolean> {
  const { title, scans: description, confirm: verb, cancel } = await loadTexts(keptTexts, pageLanguage())
  return confirm({ title, confirm: verb, cancel, description, items: names })
}
