import type { CountBySpecies } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { useMemo, useState } from 'react'
import { speciesName } from '@waldkerf/domain/beetles/wordedSpecies'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import type { LinkToFinds } from '@waldkerf/ui/screens/dashboard/Figures'
import { texts } from '@waldkerf/ui/screens/dashboard/panel/figures.texts'
import { texts as seasonTexts } from '../SeasonScreen.texts.ts'

interface SpeciesCardProps {
  rows: readonly CountBySpecies[]
  label: string
  linkTo: LinkToFinds
}

/** Bars on a phone. */
const atFirst = 5

const series = [{ color: 0 }] as const

/** Species as bars, the commonest on top; as a table with shares; and as files. */
export function SpeciesCard({ rows: counts, label, linkTo }: SpeciesCardProps) {
  const t = useTexts(texts)
  const { all: allWords, less } = useTexts(seasonTexts).rest
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const first = useScreenWidth() === 'phone' ? atFirst : counts.length
  const rows = useMemo(
    () => counts.map((row) => ({ ...row, name: speciesName(row.name, language) })),
    [counts, language],
  )
  const bars = useMemo(() => rows.map(({ art, name, anzahl }) => ({ id: String(art), name, values: [anzahl] })), [rows])
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
      <BarList
        label={label}
        rows={figures.rows
          .slice(0, all ? undefined : first)
          .map(({ id, name, to, values: [value] }) => ({ id, name, to, value: value ?? 0 }))}
      />
      {bars.length > first && (
        <Button variant="quiet" onClick={() => setAll(!all)}>
          {all ? less : allWords(bars.length)}
        </Button>
      )}
    </ChartCard>
  )
}
