import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BarList } from '@waldkerf/ui/parts/BarList/BarList'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { StateMap } from '@waldkerf/ui/parts/StateMap/StateMap'
import { space } from '@waldkerf/ui/theme/tokens'
import type { NamedState } from './namedStates.ts'

/** Side by side where there is room for both, and the list alone where there is no map. */
export const MapAndList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space(4)};
  align-items: center;
  min-height: 420px;
`

export const mapSkeleton = <Skeleton height={420} />

interface MapAndBarsProps {
  label: string
  states: readonly NamedState[]
  /** Said of a Land without finds. */
  none: (name: string) => string
  /** How many bars. */
  shown: number
  /** Below the bars. */
  children?: ReactNode
}

/** The Länder as map and as bars: the same figures twice, for the eye and for reading. */
export function MapAndBars({ label, states, none, shown, children }: MapAndBarsProps) {
  return (
    <MapAndList>
      <StateMap label={label} values={states} none={none} />
      <div>
        <BarList label={label} rows={states.slice(0, shown)} />
        {children}
      </div>
    </MapAndList>
  )
}
