import { textKey } from './textKeys.ts'

const collator = new Intl.Collator('de')

/** @returns the place of each text in German order. */
export function rankTexts(texts: readonly string[]): Uint32Array<ArrayBuffer> {
  const keys = texts.map(textKey)
  const byLetters = (a: number, b: number) => collator.compare(texts[a]!, texts[b]!)
  const byKeys = (a: number, b: number) => {
    const [one, other] = [keys[a]!, keys[b]!]
    if (one === other) return byLetters(a, b)
    return one < other ? -1 : 1
  }
  const compare = keys.includes(undefined) ? byLetters : byKeys
  const inOrder = Array.from(texts, (_, code) => code).toSorted(compare)
  const ranks = new Uint32Array(texts.length)
  for (let rank = 0; rank < inOrder.length; rank++) ranks[inOrder[rank]!] = rank
  return ranks
}
