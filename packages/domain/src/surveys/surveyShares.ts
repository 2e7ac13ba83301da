import type { SurveyShare, SurveyViewRow } from '../entities/maps/surveys.ts'

/** Classes of surveyed objects: manholes, outlets, sinks, inlets, drains; drains are counted by their length. */
export const surveyClasses = ['scha', 'ausm', 'schl', 'einl', 'drae'] as const
export type SurveyClass = (typeof surveyClasses)[number]

/** There is no view over all clients for inlets (specification, section 7). */
export const viewedClasses = ['scha', 'ausm', 'schl', 'drae'] as const satisfies readonly SurveyClass[]

/** How much of a class is surveyed, assumed, or neither; in pieces, for drains in metres. */
export interface SurveyShares {
  surveyed: number
  assumed: number
  others: number
}

const shareKeys: Readonly<Record<string, keyof SurveyShares>> = { vermessen: 'surveyed', vermutet: 'assumed' }

/**
 * A survey view's rows as shares. Their columns are not specified: the first text is the label, the first number the
 * value; whatever is neither surveyed nor assumed is 'Andere'.
 */
export function toShares(rows: readonly SurveyViewRow[]): SurveyShares {
  const shares = { surveyed: 0, assumed: 0, others: 0 }
  for (const row of rows) {
    const cells = Object.values(row)
    const label = cells.find((cell) => typeof cell === 'string') ?? ''
    const value = cells.find((cell) => typeof cell === 'number') ?? 0
    shares[shareKeys[label.trim().toLowerCase()] ?? 'others'] += value
  }
  return shares
}

/** The answer of a class's procedure as shares. */
export function overviewShares(rows: readonly SurveyShare[]): SurveyShares {
  const shares = { surveyed: 0, assumed: 0, others: 0 }
  for (const { vermessen, summe } of rows) {
    shares[vermessen === null ? 'others' : vermessen ? 'surveyed' : 'assumed'] += summe
  }
  return shares
}

/** The sum of the shares. */
export const sumShares = ({ surveyed, assumed, others }: SurveyShares) => surveyed + assumed + others
