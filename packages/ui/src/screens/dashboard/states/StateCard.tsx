import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { mapDrawing } from '@waldkerf/ui/parts/StateMap/StateMap'
import { texts as words } from '../panel/figures.texts.ts'
import type { PlainProps } from '../panel/Plain.tsx'
import { atFirst, MapAndBars } from './MapAndBars.tsx'
import type { NamedState } from './namedStates.ts'
import { texts } from './StateCard.texts.ts'

interface StateCardProps extends PlainProps {
  label: string
  states: readonly NamedState[]
  /** Said of a Land without finds. */
  none: (name: string) => string
}

/** The Länder as map, bars, table and files. */
export function StateCard({ label, states, none }: StateCardProps) {
  const t = useTexts(texts)
  const { count, share, percent } = useTexts(words)
  const [all, setAll] = useState(false)
  /** Finds without a Land are a row, and no Land. */
  const named = states.filter(({ id }) => id !== '').length
  const total = states.reduce((sum, { value }) => sum + value, 0)
  const figures = {
    name: t.state,
    columns: [{ label: count }, { label: share, show: percent }],
    rows: states.map(({ id, name, value, to }) => ({ id, name, to, values: [value, value / total] })),
  }
  return (
    <ChartCard title={label} figures={figures} drawing={mapDrawing}>
      <MapAndBars label={label} states={states} none={none} all={all}>
        {states.length > atFirst && (
          <Button variant="quiet" onClick={() => setAll(!all)}>
            {all ? t.less : t.all(named)}
          </Button>
        )}
      </MapAndBars>
    </ChartCard>
  )
}
