import { folded } from './folded.ts'
import { typingErrors } from './searchRank.ts'

/** A piece of a text; `sought` if it matches a word of the search. */
export interface TextPart {
  text: string
  sought: boolean
}

/** Letters with their accents. */
const letter = /\P{M}\p{M}*|\p{M}+/gu

/** The folded text with a blank before it, and for each of its characters the index of its letter in `text`. */
function traced(text: string): { signs: string; places: number[] } {
  const letters = [...text.matchAll(letter)]
  const folds = letters.map(([sign]) => folded(sign) || ' ')
  return {
    signs: ` ${folds.join('')} `,
    places: [0, ...folds.flatMap((fold, nr) => Array.from({ length: fold.length }, () => letters[nr]?.index ?? 0))],
  }
}

/**
 * The range [from, to) of a search word in folded text: at the start of a word, else within, else with a typing error.
 */
function findSpan(signs: string, word: string): [number, number] | undefined {
  const start = signs.indexOf(` ${word}`)
  if (start !== -1) return [start + 1, start + 1 + word.length]
  const within = Array.from(word).length >= 3 ? signs.indexOf(word) : -1
  if (within !== -1) return [within, within + word.length]
  for (const error of typingErrors(word)) {
    const found = new RegExp(` (${error.replaceAll('_', '.')})`, 'u').exec(signs)
    if (found?.[1]) return [found.index + 1, found.index + 1 + found[1].trimEnd().length]
  }
  return undefined
}

/**
 * Splits a text into pieces and marks those that match a search. Letters are compared as folded, so 'jaeg' marks the
 * 'Jäg' of 'Jäger'. Joined, the pieces are the text.
 * @param words folded, as `wordsSought` has them
 */
export function matchedParts(text: string, words: readonly string[]): TextPart[] {
  const { signs, places } = traced(text)
  const marked = new Set<number>()
  for (const word of words) {
    const [from, to] = findSpan(signs, word) ?? [0, 0]
    for (const place of places.slice(from, to)) marked.add(place)
  }
  const parts: TextPart[] = []
  for (const { 0: sign, index } of text.matchAll(letter)) {
    const sought = marked.has(index)
    const last = parts.at(-1)
    if (last?.sought === sought) last.text += sign
    else parts.push({ text: sign, sought })
  }
  return parts
}
