import { toLengths } from '@waldkerf/domain/surveys/surveyLengths'
import type { SurveyViewRow } from '@waldkerf/domain/entities/maps/surveys'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { SurveysState } from '../surveysTypes.ts'
import { texts } from '../SurveysScreen.texts.ts'
import { percent } from './percent.ts'
import { SurveyCard } from './SurveyCard.tsx'

const series = [{ color: 0 }] as const

/** Length of drains by quality of capture, the longest first. */
export function CaptureCard({ capture, unit }: Pick<SurveysState, 'capture' | 'unit'>) {
  const t = useTexts(texts)
  const { empty, emptyText } = t.lengths
  return (
    <SurveyCard title={t.capture.title} state={capture} empty={{ title: empty, text: emptyText }}>
      {(rows) => <CaptureChart rows={rows} unit={unit} />}
    </SurveyCard>
  )
}

function CaptureChart({ rows, unit }: { rows: readonly SurveyViewRow[]; unit: string }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const lengths = useMemo(() => toLengths(rows), [rows])
  const sum = lengths.reduce((total, { length }) => total + length, 0)
  const bars = useMemo(
    () =>
      lengths.map(({ label, length }) => ({
        id: label,
        name: label || t.others,
        values: [length],
        figure: `${t.length(number(length), unit)} · ${percent(length / (sum || 1))}`,
      })),
    [lengths, sum, t, number, unit],
  )
  const chart = useBarChart({ rows: bars, series })
  const figures = {
    name: t.capture.column,
    columns: [{ label: t.lengths.length(unit) }, { label: t.lengths.share, show: percent }],
    rows: [
      ...bars.map(({ id, name, values }) => ({ id, name, values: [values[0] ?? 0, (values[0] ?? 0) / (sum || 1)] })),
      { id: ' sum', name: t.lengths.sum, values: [sum, 1] },
    ],
  }
  return (
    <ChartCard title={t.capture.title} figures={figures} drawing={chartDrawing(chart)} note={t.capture.note}>
      <BarChart label={t.capture.title} rows={bars} series={series} />
    </ChartCard>
  )
}
