import type { CountBySpecies } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { LinkToFinds } from '@waldkerf/ui/screens/dashboard/Figures'
import { texts } from '@waldkerf/ui/screens/dashboard/panel/figures.texts'

interface SpeciesCardProps {
  rows: readonly CountBySpecies[]
  label: string
  linkTo: LinkToFinds
}

const series = [{ color: 0 }] as const

/** Species as a chart, the commonest on top; as a table with shares; and as files. */
export function SpeciesCard({ rows, label, linkTo }: SpeciesCardProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const bars = useMemo(
    () =>
      rows.map(({ art, name, anzahl }) => {
        const to = linkTo({ art })
        const link = to ? { to, words: t.finds(name, format.number(anzahl)) } : undefined
        return { id: String(art), name, values: [anzahl], link }
      }),
    [rows, linkTo, t, format],
  )
  const chart = useBarChart({ rows: bars, series })
  const total = rows.reduce((sum, { anzahl }) => sum + anzahl, 0)
  const figures = {
    name: t.species,
    columns: [{ label: t.count }, { label: t.share, show: t.percent }],
    rows: rows.map(({ art, name, anzahl }) => ({
      id: String(art),
      name,
      to: linkTo({ art }),
      values: [anzahl, anzahl / total],
    })),
  }
  return (
    <ChartCard title={label} figures={figures} drawing={chartDrawing(chart)}>
      <BarChart label={label} rows={bars} series={series} />
    </ChartCard>
  )
}
