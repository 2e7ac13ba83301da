/** A contrast's grade by WCAG 2.2: text may reach AAA (SC 1.4.6), edges and pictures end at AA (SC 1.4.11). */
export type Verdict = 'AAA' | 'AA' | 'fails'

/**
 * @param ratio 1 to 21
 * @param least what the pair has to reach: 4.5 for text, 3 for edges, icons and rings
 */
export function contrastVerdict(ratio: number, least: 4.5 | 3): Verdict {
  if (ratio < least) return 'fails'
  return least === 4.5 && ratio >= 7 ? 'AAA' : 'AA'
}
