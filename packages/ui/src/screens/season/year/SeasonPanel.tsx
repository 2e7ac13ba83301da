import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useCallback, useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { chartDrawing, type ChartTheme, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { PanelCard } from '../../dashboard/panel/PanelCard.tsx'
import { looks, seasonHeight, seasonOption } from './seasonOption.ts'
import { latestWeek, groupSeasons } from './seasons.ts'
import { texts } from './SeasonPanel.texts.ts'
import { WeekLink } from './WeekLink.tsx'

interface SeasonPanelProps {
  counts: Loadable<WeekCount[]>
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
  /** Where a week leads, `2026-W21`; undefined for those who may not open it. */
  linkTo: (week: string) => string | undefined
}

/** Legend, chart and note. */
const skeleton = <Skeleton height={seasonHeight + 52} />

/** The finds over the year by calendar week, this year against those before it. */
export function SeasonPanel({ counts, today, linkTo }: SeasonPanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard title={t.title} state={counts} skeleton={skeleton}>
      {(rows) => <SeasonChart counts={rows} today={today} linkTo={linkTo} />}
    </PanelCard>
  )
}

type SeasonChartProps = Omit<SeasonPanelProps, 'counts'> & { counts: readonly WeekCount[] }

function SeasonChart({ counts, today, linkTo }: SeasonChartProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const seasons = useMemo(() => groupSeasons(counts, today), [counts, today])
  const option = useCallback(
    (theme: ChartTheme) => seasonOption({ seasons, week: t.week, number: format.number }, theme),
    [seasons, t, format],
  )
  const toWeek = (index: number) => {
    const week = latestWeek(seasons, index)
    return week && linkTo(week)
  }
  const figures = {
    name: t.weekHead,
    columns: seasons.map(({ year }) => ({ label: String(year) })),
    rows: (seasons[0]?.weeks ?? []).map((_, index) => ({
      id: String(index),
      name: t.week(index + 1),
      values: seasons.map(({ weeks }) => weeks[index] ?? null),
      to: toWeek(index),
    })),
  }
  const legend = seasons.map(({ year }, index) => {
    const { series, look } = looks[index] ?? looks[2]
    return { label: String(year), color: `--color-series-${series + 1}`, look }
  })
  const chart = { option, height: seasonHeight }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={t.note}>
      <WeekLink weeks={figures.rows}>
        <EChart label={t.title} {...chart} />
      </WeekLink>
    </ChartCard>
  )
}
