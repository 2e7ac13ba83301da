import type { SurveyShares } from '@waldkerf/domain/surveys/surveyShares'
import { translatedWords } from '@waldkerf/domain/words/exactWords'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { BarSkeleton } from '../../panel/BarSkeleton.tsx'
import { texts as words } from '../../panel/figures.texts.ts'
import { PanelCard } from '../../panel/PanelCard.tsx'
import { texts } from './SurveyPanel.texts.ts'

/** Classes that have a view over all clients; inlets have none. */
type SurveyClass = 'scha' | 'ausm' | 'schl' | 'drae'

export interface SurveyClassShares extends SurveyShares {
  surveyClass: SurveyClass
}

/** Filled is surveyed, hatched is assumed, everywhere. */
const series = [{ color: 0 }, { color: 0, hatched: true }, { color: 'muted' }] as const

const skeleton = <BarSkeleton rows={5} />

const surveyTotal = ({ surveyed, assumed, others }: SurveyShares) => surveyed + assumed + others

/** How much of each class is surveyed and how much assumed, each class as a whole of its own. */
export function SurveyPanel({ shares }: { shares: Loadable<SurveyClassShares[]> }) {
  const t = useTexts(texts)
  return (
    <PanelCard title={t.title} state={shares} skeleton={skeleton} empty={{ title: t.empty, text: t.emptyText }}>
      {(rows) => <SurveyChart shares={rows} />}
    </PanelCard>
  )
}

function SurveyChart({ shares }: { shares: readonly SurveyClassShares[] }) {
  const t = useTexts(texts)
  const { percent } = useTexts(words)
  const language = useLanguage()
  const bars = useMemo(
    () =>
      shares.map((row) => {
        // Pieces and metres do not add up: each class fills its own bar.
        const whole = surveyTotal(row) || 1
        return {
          id: row.surveyClass,
          name: t[row.surveyClass],
          values: [row.surveyed / whole, row.assumed / whole, row.others / whole],
          figure: percent(row.surveyed / whole),
        }
      }),
    [shares, t, percent],
  )
  const chart = useBarChart({ rows: bars, series })
  const labels = [translatedWords.surveyed, translatedWords.assumed, translatedWords.others].map(
    (word) => word[language],
  )
  const legend = [
    { label: labels[0] ?? '', color: '--color-series-1', look: 'filled' },
    { label: labels[1] ?? '', color: '--color-series-1', look: 'hatched' },
    { label: labels[2] ?? '', color: '--color-border', look: 'filled' },
  ] as const
  const figures = {
    name: t.surveyClass,
    columns: [...labels.map((label) => ({ label })), { label: t.share, show: percent }],
    rows: shares.map((row) => ({
      id: row.surveyClass,
      name: t[row.surveyClass],
      values: [row.surveyed, row.assumed, row.others, row.surveyed / (surveyTotal(row) || 1)],
    })),
  }
  return (
    <ChartCard title={t.title} figures={figures} legend={legend} drawing={chartDrawing(chart)} note={t.note}>
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
