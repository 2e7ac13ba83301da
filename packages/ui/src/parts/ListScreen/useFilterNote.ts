import { useTexts } from '../../i18n/Language.tsx'
import { texts } from './ListScreen.texts.ts'

/** A part of a filter: the label of its field, and the chosen one in words; what is empty narrows nothing. */
export type NotePart = readonly [label: string, value: string | undefined]

/** A list's filter in words, for files that leave the page. */
export function useFilterNote(): (search: string, parts: readonly NotePart[]) => string {
  const t = useTexts(texts)
  return (search, parts) => {
    const words = [[t.search, search.trim()] as const, ...parts].flatMap(([label, value]) =>
      value ? [`${label}: ${value}`] : [],
    )
    return words.join('; ') || t.everything
  }
}
