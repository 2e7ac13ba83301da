import { type YearSpan, yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { type AnnualFigures, AnnualReport } from '@waldkerf/ui/screens/statistics/annual/AnnualReport'
import type { YearFilter } from '@waldkerf/ui/screens/statistics/statisticsTypes.ts'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useYearCells, useYearReport } from '@waldkerf/app/data/beetles/yearReports'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { both } from '@waldkerf/app/data/loading/parts'
import { useLetterhead } from '@waldkerf/app/data/office/letterhead'
import { useAnnualChoice } from './useAnnualChoice.ts'
import { useAnnualFile } from './useAnnualFile.ts'

interface OpenAnnualReportProps {
  filter: YearFilter
  span: YearSpan
  today: string
  onBack: () => void
}

const print = () => window.print()

/** Waits for the first that is not there yet; the first failure counts. */
function joined<A, B, C>(a: Loadable<A>, b: Loadable<B>, c: Loadable<C>): Loadable<[A, B, C]> {
  const [one, two, three] = [shown(a), shown(b), shown(c)]
  if (one !== undefined && two !== undefined && three !== undefined) return { status: 'ready', data: [one, two, three] }
  const failed = [a, b, c].find(({ status }) => status === 'failed')
  return failed?.status === 'failed'
    ? { status: 'failed', message: failed.message, retry: failed.retry }
    : { status: 'loading' }
}

/** The report of the selected year for print and PDF; what is chosen and written stays in this browser. */
export function OpenAnnualReport({ filter, span, today, onBack }: OpenAnnualReportProps) {
  const language = useLanguage()
  const office = useLetterhead()
  const before = useYearReport(yearSpan(span.year - 1, today), filter)
  const others = both(office, before, (letterhead, { entscheidungen }) => ({ letterhead, entscheidungen }))
  const figures = joined(useYearReport(span, filter), useYearCells(span, filter), others)
  const species = shown(useSpecies()) ?? []
  const { layOut, save } = useAnnualFile(shown(office)?.logo ?? '')
  const [choice, setChoice] = useAnnualChoice([span.year, filter.bundesland, filter.art ?? '', language].join('/'))
  return (
    <AnnualReport
      figures={mapLoadable(figures, ([report, cells, { letterhead, entscheidungen }]): AnnualFigures => ({
        report,
        cells,
        decisionsBefore: entscheidungen,
        office: letterhead,
      }))}
      species={species}
      choice={choice}
      onChoice={setChoice}
      actions={{ layOut, save, print, back: onBack }}
      {...{ filter, span, today }}
    />
  )
}
