import { type Finding, type Outcome, outcomes } from '../compare/findings.ts'
import type { Story } from '../stories.ts'

/** A finding as the report lists it. */
export interface ReportRow extends Finding {
  /** `Parts/Button/Button`; for a story that is gone, its id. */
  title: string
  name: string
}

/** What the report's page is given. */
export interface ReportData {
  /** The commit that was compared with; without it, the accepted pictures. */
  against?: string
  counts: Readonly<Record<Outcome, number>>
  /** All but what stayed the same. */
  rows: readonly ReportRow[]
}

/** Where the page finds its data. */
export const dataElement = 'report-data'

/**
 * Sums up a run for the report.
 * @param stories of the Storybook that was looked at, in the order of its sidebar
 */
export function reportData(stories: readonly Story[], findings: readonly Finding[], against?: string): ReportData {
  const known = new Map(stories.map((story, place) => [story.id, { ...story, place }]))
  const placeOf = ({ id }: Finding) => known.get(id)?.place ?? stories.length
  return {
    against,
    counts: Object.fromEntries(
      outcomes.map((outcome) => [outcome, findings.filter((finding) => finding.outcome === outcome).length]),
    ) as ReportData['counts'],
    rows: findings
      .filter(({ outcome }) => outcome !== 'same')
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((finding) => {
        const { title, name } = known.get(finding.id) ?? { title: finding.id, name: finding.id.split('--').at(-1)! }
        return { ...finding, title, name }
      }),
  }
}
