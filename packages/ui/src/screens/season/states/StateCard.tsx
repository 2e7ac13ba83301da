import { useState } from 'react'
import { styled } from 'styled-components'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { mapDrawing } from '@waldkerf/ui/parts/StateMap/StateMap'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { texts as words } from '@waldkerf/ui/screens/dashboard/panel/figures.texts'
import { MapAndBars } from './MapAndBars.tsx'
import type { NamedState } from './namedStates.ts'
import { texts } from '../SeasonScreen.texts.ts'

/** Bars on a phone. */
const onPhone = 5

/** Bars that there is room for beside the map. */
const atFirst = 12

const Rest = styled.p`
  padding: ${space(1)} ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

interface StateCardProps {
  label: string
  states: readonly NamedState[]
  /** Said of a Land without finds. */
  none: (name: string) => string
}

/** The Länder as map, bars, table and files. */
export function StateCard({ label, states, none }: StateCardProps) {
  const { state, rest } = useTexts(texts)
  const first = useScreenWidth() === 'phone' ? onPhone : atFirst
  const { count, share, percent } = useTexts(words)
  const [all, setAll] = useState(false)
  const named = states.filter(({ id }) => id !== '')
  /** Finds without a Land are no Land: they stand below the list, and in the table, which has them all. */
  const without = states.find(({ id }) => id === '')
  const total = states.reduce((sum, { value }) => sum + value, 0)
  const figures = {
    name: state,
    columns: [{ label: count }, { label: share, show: percent }],
    rows: states.map(({ id, name, value, to }) => ({ id, name, to, values: [value, value / total] })),
  }
  return (
    <ChartCard title={label} figures={figures} drawing={mapDrawing}>
      <MapAndBars label={label} states={named} none={none} shown={all ? named.length : first}>
        {without && <Rest>{without.label}</Rest>}
        {named.length > first && (
          <Button variant="quiet" onClick={() => setAll(!all)}>
            {all ? rest.less : rest.all(named.length)}
          </Button>
        )}
      </MapAndBars>
    </ChartCard>
  )
}
