import { cumulated, spanDays, type YearSpan, type YearWeeks, yearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { YearCell, YearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { ChangeSection } from './change/ChangeSection.tsx'
import { OutcomeSection, SpeciesSection, StateSection } from './sections/CountSections.tsx'
import { WeekSection } from './sections/WeekSection.tsx'
import { DecisionSection, ReporterSection } from './sections/WorkSections.tsx'
import { yearStatement } from './figures/statement.ts'
import { useYearWords } from './figures/yearFigures.ts'
import { Headline, Lead, Page } from './statistics.styles.ts'
import { texts } from './StatisticsScreen.texts.ts'
import { type FindsAt, keptStatuses, type LinkToYear, type YearFilter } from './statisticsTypes.ts'
import { YearChoice } from './YearChoice.tsx'

export type { FindsAt, LinkToYear, YearFilter } from './statisticsTypes.ts'

export interface StatisticsScreenProps {
  report: Loadable<YearReport>
  cells: Loadable<YearCell[]>
  species: readonly Pick<Species, 'id' | 'de'>[]
  filter: YearFilter
  onFilter: (part: Partial<YearFilter>) => void
  span: YearSpan
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  linkTo: LinkToYear
  onPrint: () => void
  onAnnual: () => void
}

/** A chart with its table. */
const height = 520

/** The authority's year: how it was, against the years before, and what was made of the reports. */
export function StatisticsScreen({
  report,
  species,
  filter,
  onFilter,
  today,
  onPrint,
  onAnnual,
  ...rest
}: StatisticsScreenProps) {
  const { span } = rest
  const t = useTexts(texts)
  const loaded = shown(report)
  const years = useMemo(() => yearWeeks(loaded?.wochen ?? [], span), [loaded, span])
  const { sentence, mean } = yearStatement(useYearWords(), years, span)
  const selection = useSelection(filter, species, today)
  return (
    <Page>
      <Headline tabIndex={-1}>{loaded ? sentence : t.title}</Headline>
      <YearChoice {...{ filter, onFilter, species, today, onPrint, onAnnual }} years={loaded?.jahre ?? []} />
      {loaded && (
        <Lead>
          <p>{[selection, mean].filter(Boolean).join(' · ')}</p>
          <p>{span.isPart ? `${t.lead.counted} ${t.lead.present}` : t.lead.counted}</p>
        </Lead>
      )}
      {report.status === 'failed' && <ErrorState title={t.failed} message={report.message} onRetry={report.retry} />}
      {report.status === 'loading' && [0, 1].map((place) => <Skeleton key={place} height={height} />)}
      {loaded && <ReportBody report={loaded} {...{ filter, years, selection }} {...rest} />}
    </Page>
  )
}

/** Day, Land and species of the report, in words. */
function useSelection({ bundesland, art }: YearFilter, species: StatisticsScreenProps['species'], today: string) {
  const t = useTexts(texts).lead
  const format = useFormat()
  const name = species.find(({ id }) => id === art)?.de
  return [t.day(format.day(today)), bundesland || t.allStates, name ?? (art ? `#${art}` : t.allSpecies)].join(' · ')
}

type ReportBodyProps = Pick<StatisticsScreenProps, 'cells' | 'filter' | 'span' | 'linkTo'> & {
  report: YearReport
  years: readonly YearWeeks[]
  selection: string
}

function ReportBody({ report, cells, filter, span, linkTo, years, selection }: ReportBodyProps) {
  const t = useTexts(texts)
  const { year } = span
  const { bundesland, art } = filter
  const sums = useMemo(() => cumulated(years), [years])
  const linkToPart = (part: Partial<FindsAt>) =>
    linkTo({ ...spanDays(span), status: keptStatuses, bundesland, art, ...part })
  const counted = { report, year, selection, linkTo: linkToPart }
  const weekly = { selection, linkTo, narrowed: { bundesland, art } }
  const loadedCells = shown(cells)
  if (report.wochen.length === 0 && report.status.length === 0) {
    return <EmptyState drawing="forest" title={t.nothing} text={t.nothingText} />
  }
  return (
    <>
      <WeekSection title={t.seasons.title} note={t.seasons.note(years.length - 1)} years={years} {...weekly} />
      <WeekSection title={t.sums.title} note={t.sums.note} years={sums} {...weekly} />
      <StateSection {...counted} />
      <SpeciesSection {...counted} />
      {loadedCells && (
        <ChangeSection
          cells={loadedCells}
          isNarrowed={art !== undefined}
          linkTo={(section) => linkToPart({ section, art: undefined })}
          {...{ year, selection }}
        />
      )}
      {cells.status === 'failed' && <ErrorState title={t.map.failed} message={cells.message} onRetry={cells.retry} />}
      {cells.status === 'loading' && <Skeleton height={height} />}
      <OutcomeSection report={report} selection={selection} linkTo={linkToPart} />
      <DecisionSection months={report.entscheidungen} {...{ year, selection }} />
      <ReporterSection classes={report.melder} {...{ year, selection }} />
    </>
  )
}
