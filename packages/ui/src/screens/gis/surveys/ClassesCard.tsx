import { sumShares } from '@waldkerf/domain/surveys/surveyShares'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { ClassShares, SurveysState } from './surveysTypes.ts'
import { texts } from './SurveysScreen.texts.ts'
import { SurveyCard, percent } from './SurveyCard.tsx'

/** Filled is surveyed, hatched is assumed, everywhere. */
const series = [{ color: 0 }, { color: 0, hatched: true }, { color: 'muted' }] as const

export type ClassesCardProps = Pick<SurveysState, 'shares' | 'client' | 'unit'>

/** How much of each class is surveyed and how much assumed, each class as a whole of its own. */
export function ClassesCard({ shares, client, unit }: ClassesCardProps) {
  const t = useTexts(texts).classes
  return (
    <SurveyCard title={t.title} state={shares} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => <ClassesChart rows={rows} client={client} unit={unit} />}
    </SurveyCard>
  )
}

function ClassesChart({ rows, client, unit }: Omit<ClassesCardProps, 'shares'> & { rows: readonly ClassShares[] }) {
  const words = useTexts(texts)
  const t = words.classes
  const named = useMemo(
    () =>
      rows.map((row) => ({
        ...row,
        whole: sumShares(row) || 1,
        name: row.surveyClass === 'drae' ? t.inUnit(t.names.drae, unit) : t.names[row.surveyClass],
      })),
    [rows, t, unit],
  )
  const bars = useMemo(
    () =>
      named.map(({ surveyClass, name, whole, surveyed, assumed, others }) => ({
        id: surveyClass,
        name,
        // Pieces and lengths do not add up: each class fills its own bar.
        values: [surveyed / whole, assumed / whole, others / whole],
        figure: percent(surveyed / whole),
      })),
    [named],
  )
  const chart = useBarChart({ rows: bars, series })
  const legend = [
    { label: words.surveyed, color: '--color-series-1', look: 'filled' },
    { label: words.assumed, color: '--color-series-1', look: 'hatched' },
    { label: words.others, color: '--color-border-control', look: 'filled' },
  ] as const
  const figures = {
    name: t.column,
    columns: [...legend.map(({ label }) => ({ label })), { label: t.share, show: percent }],
    rows: named.map(({ surveyClass, name, whole, surveyed, assumed, others }) => ({
      id: surveyClass,
      name,
      values: [surveyed, assumed, others, surveyed / whole],
    })),
  }
  const note = client === undefined ? `${t.note} ${t.noInlets}` : t.note
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={note}>
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
