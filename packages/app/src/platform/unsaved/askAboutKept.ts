import { loadTexts } from '@waldkerf/ui/i18n/Language'
import { confirm } from '../questions/confirm.ts'
import { texts } from './askAboutKept.texts.ts'

/** Nobody else sees reports that are on this device alone, and nobody else sends them. @returns whether to sign out */
export async function askAboutKept(count: number): Promise<boolean> {
  const { description, ...words } = await loadTexts(texts, document.documentElement.lang === 'en' ? 'en' : 'de')
  return confirm({ ...words, description: description(count) })
}
