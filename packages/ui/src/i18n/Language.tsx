import { createContext, type ReactNode, use } from 'react'
import { isolating } from './isolating.ts'

/** German is in the bundle; the second language comes as one chunk per screen when it is chosen. */
export type Language = 'de' | 'en'

/** The texts of one screen: German itself, English by a loader that must have the same keys. */
export interface Catalogue<T> {
  de: T
  en: () => Promise<T>
  /** English, once it is there. */
  english?: T
}

type Loosened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Loosened<T[K]> }

/** Loads the English of each catalogue whose code is here. */
const loaders: (() => Promise<unknown>)[] = []

/**
 * Declares a screen's texts: `defineTexts(de, async () => (await import('./GisScreen.texts.en.ts')).en)`.
 * `en` is a plain object without annotation: the loader's type holds it to German, a missing key does not compile.
 */
export function defineTexts<const T>(de: T, en: () => Promise<Loosened<T>>): Catalogue<Loosened<T>> {
  let loading: Promise<Loosened<T>> | undefined
  const catalogue: Catalogue<Loosened<T>> = {
    de: de as Loosened<T>,
    // German words, until the page is opened anew, rather than none: the line may be gone.
    en: () =>
      (loading ??= en()
        .catch(() => catalogue.de)
        .then((words) => (catalogue.english = words))),
  }
  loaders.push(catalogue.en)
  return catalogue
}

let waiting: Promise<unknown> | undefined

/** All English whose code is here comes together: else a part that shows later would hide the page around it once more. */
const wait = () =>
  (waiting ??= Promise.all(loaders.map((load) => load())).then(() => {
    waiting = undefined
  }))

/** Their tags for Intl: with a country, whose dates and amounts are meant. */
export const locales = { de: 'de-DE', en: 'en-GB' } as const

const LanguageContext = createContext<Language>('de')

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = () => use(LanguageContext)

/** The chosen language's tag for Intl. */
export const useLocale = () => locales[useLanguage()]

/**
 * The texts in the chosen language; what is put into a sentence cannot turn it round. English suspends until its chunk is
 * there: switch languages in a transition.
 */
export function useTexts<T>(catalogue: Catalogue<T>): T {
  const isEnglish = useLanguage() === 'en'
  if (isEnglish && !catalogue.english) use(wait())
  return isolating((isEnglish && catalogue.english) || catalogue.de)
}

/** The texts for what happens outside of React. */
export const loadTexts = async <T,>(catalogue: Catalogue<T>, language: Language): Promise<T> =>
  language === 'en' ? catalogue.en() : catalogue.de

/** Formats of the chosen language; dates are calendar days as text (`YYYY-MM-DD`) or instants (ISO 8601). */
export const useFormat = () => formatIn(useLanguage())

/** The same for what happens outside of React. */
export const formatIn = (language: Language) => (made[language] ??= formats(language))

/** Made once: what Intl makes costs a screen's first paint more than all its uses. */
const made: Partial<Record<Language, ReturnType<typeof formats>>> = {}

function formats(language: Language) {
  const locale = locales[language]
  const number = new Intl.NumberFormat(locale)
  const instant = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  })
  return {
    number: (value: number) => number.format(value),
    /** `2026-11-21` → `21.11.2026`; the text is taken apart, never put into a time zone. */
    day: (value: string) => value.replace(/(.+?)-(.+?)-(..).*/, language === 'de' ? '$3.$2.$1' : '$3/$2/$1'),
    instant: (value: string) => instant.format(new Date(value)),
  }
}
