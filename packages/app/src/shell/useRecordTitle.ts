import { isolated } from '@waldkerf/domain/texts/bidi'
import { type Language, useLanguage } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useEffect } from 'react'
import { useConfig } from '../platform/config/ConfigProvider.tsx'
import { recordName } from './useDocumentTitle.ts'

/** The title that the frame has set. The parameter makes it a new value in each language. */
const frameTitle = (_language: Language) => document.title

/** Puts words before the page's title, 'Buchdrucker – Meldung - Waldkerf', for as long as the page is shown. */
export function useTitleWords(words: string | undefined) {
  const { productName } = useConfig()
  const language = useLanguage()
  useEffect(() => {
    if (!words) return undefined
    const page = frameTitle(language)
    // The title of a page without its own title is only the product's name.
    const title = `${isolated(words)} ${page === productName ? '-' : '–'} ${page}`
    document.title = title
    return () => {
      // If the next page has already set its title, that one stays.
      if (document.title === title) document.title = page
    }
  }, [words, productName, language])
}

/** Shortens an error message to its first part, so that it fits into a browser tab. */
const inShort = (message: string) => message.split(/[.!?:;] /)[0]?.replace(/\.$/, '')

/** Ends the breadcrumb with the record's name, for as long as the page is shown. */
export function useRecordCrumb(name = '') {
  useEffect(() => {
    recordName.set(name)
    return () => recordName.set('')
  }, [name])
}

/**
 * Puts the record's name into the page's title and its breadcrumb; if the record could not be loaded, the reason into the title.
 * @param isInCrumb false where the specification quotes the breadcrumb's end
 */
export function useRecordTitle<T>(record: Loadable<T>, name: (data: T) => string, isInCrumb = true) {
  const data = shown(record)
  const words = data === undefined ? undefined : name(data)
  useRecordCrumb(isInCrumb ? words : undefined)
  useTitleWords(words ?? (record.status === 'failed' ? inShort(record.message) : undefined))
}
