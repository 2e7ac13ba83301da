import { type WaitingCount, waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useMemo } from 'react'
import { useFormat, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { BarSkeleton } from '../panel/BarSkeleton.tsx'
import { PanelCard } from '../panel/PanelCard.tsx'
import { type Bucket, ageBuckets, queueTotals } from './buckets.ts'
import { queueTexts } from './queue.texts.ts'

interface QueuePanelProps {
  counts: Loadable<WaitingCount[]>
  /** The review, narrowed to what waits so many days: `2-7`, `31-` without end. */
  linkTo: (age: string) => string
}

/** The colours of the statuses; records with a query share the one of 'in review' and are hatched. */
const series = [{ color: 3 }, { color: 1 }, { color: 1, hatched: true }] as const

const skeleton = <BarSkeleton rows={6} />

/** The review queue by age, the longest waiting on top. */
export function QueuePanel({ counts, linkTo }: QueuePanelProps) {
  const t = useTexts(queueTexts)
  return (
    <PanelCard title={t.title} state={counts} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => <QueueChart counts={rows} linkTo={linkTo} />}
    </PanelCard>
  )
}

function QueueChart({ counts, linkTo }: { counts: readonly WaitingCount[] } & Pick<QueuePanelProps, 'linkTo'>) {
  const t = useTexts(queueTexts)
  const language = useLanguage()
  const format = useFormat()
  const bars = useMemo(() => {
    const bucketAge = ({ from, to: end }: Bucket) =>
      from === 0 ? t.recent : end === undefined ? t.longer(from - 1) : t.days(from, end)
    return ageBuckets(counts).map((bucket) => {
      const name = bucketAge(bucket)
      const total = bucket.counts.reduce((sum, count) => sum + count, 0)
      const link = { to: linkTo(`${bucket.from}-${bucket.to ?? ''}`), words: t.row(name, format.number(total)) }
      return { id: String(bucket.from), name, values: bucket.counts, link: total > 0 ? link : undefined }
    })
  }, [counts, linkTo, t, format])
  const chart = useBarChart({ rows: bars, series })
  const labels = waitingStatuses.map((status) => statusLook(status).label[language])
  const legend = labels.map((label, index) => ({
    label,
    color: `--color-series-${(series[index]?.color ?? 0) + 1}`,
    look: index === 2 ? ('hatched' as const) : ('filled' as const),
  }))
  const figures = {
    name: t.age,
    columns: labels.map((label) => ({ label })),
    rows: bars.map(({ link, ...row }) => ({ ...row, to: link?.to })),
  }
  const note = queueTotals(counts).unanswered > 0 && t.waiting
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} {...(note && { note })}>
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
