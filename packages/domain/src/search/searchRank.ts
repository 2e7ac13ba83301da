import { folded } from './folded.ts'

/** How a text contains a word: 1 as a whole word, 2 at the beginning of one, 3 within one, 4 with a typing error. */
export type SearchRank = 1 | 2 | 3 | 4

/** The words of a search, each once. */
export const wordsSought = (search: string): string[] => [...new Set(folded(search).split(' '))].filter(Boolean)

/**
 * The word with one typing error: an extra letter, a wrong one, a missing one (`_` is any letter), two swapped. Only
 * for words of five letters and more without digits.
 */
export function typingErrors(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 5 || /\d/.test(word)) return []
  return letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index).join(''), letters.slice(index + 1).join('')]
    const [next = '', ...rest] = letters.slice(index + 1)
    return [before + after, `${before}_${after}`, `${before}_${letter}${after}`, before + next + letter + rest.join('')]
  })
}

/** `text` is folded, with a blank before each word and after it. `app.search_rank` in SQL is the same. */
export function searchRank(text: string, word: string): SearchRank | undefined {
  if (text.includes(` ${word} `)) return 1
  if (text.includes(` ${word}`)) return 2
  if (Array.from(word).length >= 3 && text.includes(word)) return 3
  const isMistyped = (pattern: string) => new RegExp(` ${pattern.replaceAll('_', '.')}`, 'u').test(text)
  return typingErrors(word).some(isMistyped) ? 4 : undefined
}

/** Texts joined and folded for searching. */
export const searchable = (...texts: readonly string[]): string => ` ${folded(texts.join(' '))} `
