import { isolated } from '@waldkerf/domain/texts/bidi'
import { type Language, useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'

/** As the frame has written it, anew in each language. */
const frameTitle = (_language: Language) => document.title

/** Puts words before the page's title, 'Buchdrucker – Meldung - Waldkerf', for as long as the page is shown. */
export function useTitleWords(words: string | undefined) {
  const { productName } = useConfig()
  const language = useLanguage()
  useEffect(() => {
    if (!words) return undefined
    const page = frameTitle(language)
    // A page that has no title of its own has the product's name alone.
    const title = `${isolated(words)} ${page === productName ? '-' : '–'} ${page}`
    document.title = title
    return () => {
      // Where the next page has written its own already, that stays.
      if (document.title === title) document.title = page
    }
  }, [words, productName, language])
}

/** A failure in so few words that they stand in a tab. */
const inShort = (message: string) => message.split(/[.!?:;] /)[0]?.replace(/\.$/, '')

/** The record in the page's title, by the name that the page itself calls it; of one that did not come, why. */
export function useRecordTitle<T>(record: Loadable<T>, name: (data: T) => string) {
  const data = shown(record)
  useTitleWords(data === undefined ? (record.status === 'failed' ? inShort(record.message) : undefined) : name(data))
}
