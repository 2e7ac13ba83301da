import type { YearWeeks } from '@waldkerf/domain/beetles/years/yearSpan'
import { weekDays } from '@waldkerf/domain/dates/weeks'
import { useCallback } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type ChartTheme, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { WeekLink } from '@waldkerf/ui/screens/season/year/SeasonPanel'
import { seasonHeight, seasonOption } from '@waldkerf/ui/screens/season/year/seasonOption.ts'
import { useMonths } from '@waldkerf/ui/screens/season/year/useMonths.ts'
import { keptStatuses, type LinkToYear } from '../statisticsTypes.ts'
import { texts } from '../StatisticsScreen.texts.ts'
import { ReportSection } from './ReportSection.tsx'

export interface WeekSectionProps {
  title: string
  note: string
  selection: string
  /** The newest first. */
  years: readonly YearWeeks[]
  linkTo: LinkToYear
  /** Of the selection. */
  narrowed: { bundesland: string; art: number | undefined }
}

/** The year in its colour over those before it in grey, week by week; a week leads to its records. */
export function WeekSection({ title, note, selection, years, linkTo, narrowed }: WeekSectionProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const months = useMonths()
  // A phone tells two lines apart, and no more; the table has them all.
  const most = useScreenWidth() === 'phone' ? 2 : undefined
  const option = useCallback(
    (theme: ChartTheme) => seasonOption({ seasons: years.slice(0, most), week: t.week, number, months }, theme),
    [years, most, t, number, months],
  )
  const [newest] = years
  const figures = {
    name: t.weekHead,
    columns: years.map(({ year }) => ({ label: String(year) })),
    rows: (newest?.weeks ?? []).map((count, index) => ({
      id: String(index),
      name: t.week(index + 1),
      values: years.map(({ weeks }) => weeks[index] ?? null),
      to:
        newest && count !== null
          ? linkTo({ ...weekDays({ year: newest.year, week: index + 1 }), status: keptStatuses, ...narrowed })
          : undefined,
    })),
  }
  const { rows } = figures
  // The empty weeks of the winter would come first: they stand in files alone.
  const season = rows.slice(
    Math.max(
      0,
      rows.findIndex(({ values }) => values.some(Boolean)),
    ),
  )
  const begins = season.length < rows.length && season[0] && t.begins(season[0].name)
  return (
    <ReportSection
      title={title}
      figures={{ ...figures, rows: season }}
      whole={figures}
      selection={selection}
      note={[note, begins].filter(Boolean).join(' ')}
    >
      <WeekLink weeks={rows}>
        <EChart label={title} height={seasonHeight} option={option} />
      </WeekLink>
    </ReportSection>
  )
}
