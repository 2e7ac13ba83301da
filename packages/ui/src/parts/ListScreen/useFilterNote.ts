import { useTexts } from '../../i18n/Language.tsx'
import { texts } from './ListScreen.texts.ts'

/** A part of a filter: the label of its field, and the chosen one in words; what is empty narrows nothing. */
export type NotePart = readonly [label: string, value: string | undefined]

/** A list's filter in words. */
export interface FilterNote {
  /** For files that leave the page. */
  all: string
  /** All that is set but the search, for the list's own bar. */
  set: readonly string[]
}

const said = (parts: readonly NotePart[]) => parts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))

export function useFilterNote(): (search: string, parts: readonly NotePart[]) => FilterNote {
  const t = useTexts(texts)
  return (search, parts) => {
    const set = said(parts)
    return { all: [...said([[t.search, search.trim()]]), ...set].join('; ') || t.everything, set }
  }
}
