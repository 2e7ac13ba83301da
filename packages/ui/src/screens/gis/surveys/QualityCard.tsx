import { buildLengthTable } from '@waldkerf/domain/surveys/surveyLengths'
import type { SurveyViewRow } from '@waldkerf/domain/entities/maps/surveys'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { SurveysState } from './surveysTypes.ts'
import { texts } from './SurveysScreen.texts.ts'
import { percent, SurveyCard } from './SurveyCard.tsx'

/** As many as a chart can tell apart. */
const mostParts = 6

const sumValues = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Length of drains by quality of the data, each divided by the part of the plant it belongs to. */
export function QualityCard({ quality, unit }: Pick<SurveysState, 'quality' | 'unit'>) {
  const t = useTexts(texts)
  const { empty, emptyText } = t.lengths
  return (
    <SurveyCard title={t.quality.title} state={quality} empty={{ title: empty, text: emptyText }}>
      {(rows) => <QualityChart rows={rows} unit={unit} />}
    </SurveyCard>
  )
}

function QualityChart({ rows, unit }: { rows: readonly SurveyViewRow[]; unit: string }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { labels, parts, values } = useMemo(() => buildLengthTable(rows, mostParts), [rows])
  const series = useMemo(
    () => parts.map((part, at) => (part === '' ? ({ color: 'muted' } as const) : { color: at })),
    [parts],
  )
  const bars = useMemo(
    () =>
      labels.map((label, at) => ({
        id: label,
        name: label ? (t.usual[label] ?? label) : t.others,
        values: values[at] ?? [],
        figure: t.length(number(sumValues(values[at] ?? [])), unit),
      })),
    [labels, values, t, number, unit],
  )
  const chart = useBarChart({ rows: bars, series })
  const total = sumValues(values.flat())
  const legend = parts.map((part, at) => ({
    label: part ? (t.usual[part] ?? part) : t.others,
    color: part === '' ? '--color-border-control' : `--color-series-${at + 1}`,
    look: 'filled' as const,
  }))
  const ofParts = parts.map((_, part) => sumValues(values.map((line) => line[part] ?? 0)))
  const figures = {
    name: t.quality.column,
    columns: [
      ...legend.map(({ label }) => ({ label })),
      { label: t.lengths.length(unit) },
      { label: t.lengths.share, show: percent },
    ],
    rows: [
      ...bars.map(({ id, name, values: line }) => ({
        id,
        name,
        values: [...line, sumValues(line), sumValues(line) / (total || 1)],
      })),
      { id: ' sum', name: t.lengths.sum, values: [...ofParts, total, 1] },
    ],
  }
  return (
    <ChartCard
      title={t.quality.title}
      figures={figures}
      legend={legend}
      drawing={chartDrawing(chart)}
      note={t.quality.note}
    >
      <BarChart label={t.quality.title} rows={bars} series={series} />
    </ChartCard>
  )
}
