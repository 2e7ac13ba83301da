import type { WeekCount } from '@waldkerf/domain/entities/beetleOverviews'
import { useCallback, useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { chartDrawing, type ChartTheme, EChart } from '@waldkerf/ui/parts/EChart/EChart'
import { PanelCard } from '../panel/PanelCard.tsx'
import { looks, seasonHeight, seasonOption } from './seasonOption.ts'
import { seasonsOf } from './seasons.ts'
import { texts } from './SeasonPanel.texts.ts'

interface SeasonPanelProps {
  counts: Loadable<WeekCount[]>
  /** `YYYY-MM-DD`, in Berlin. */
  today: string
}

/** Legend, chart and note. */
const bones = <Skeleton height={seasonHeight + 52} />

/** The finds over the year by calendar week, this year against those before it. */
export function SeasonPanel({ counts, today }: SeasonPanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard title={t.title} state={counts} bones={bones}>
      {(rows) => <SeasonChart counts={rows} today={today} />}
    </PanelCard>
  )
}

function SeasonChart({ counts, today }: { counts: readonly WeekCount[]; today: string }) {
  const t = useTexts(texts)
  const format = useFormat()
  const seasons = useMemo(() => seasonsOf(counts, today), [counts, today])
  const option = useCallback(
    (theme: ChartTheme) => seasonOption({ seasons, week: t.week, number: format.number }, theme),
    [seasons, t, format],
  )
  const figures = {
    name: t.weekHead,
    columns: seasons.map(({ year }) => ({ label: String(year) })),
    rows: (seasons[0]?.weeks ?? []).map((_, index) => ({
      id: String(index),
      name: t.week(index + 1),
      values: seasons.map(({ weeks }) => weeks[index] ?? null),
    })),
  }
  const legend = seasons.map(({ year }, index) => {
    const { series, look } = looks[index] ?? looks[2]
    return { label: String(year), color: `--color-series-${series + 1}`, look }
  })
  const chart = { option, height: seasonHeight }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={t.note}>
      <EChart label={t.title} {...chart} />
    </ChartCard>
  )
}
