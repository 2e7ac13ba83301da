import type { Area } from '@waldkerf/domain/georef/coordinates/systems'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { Legend } from '@waldkerf/ui/parts/ChartCard/Legend'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { corners } from '@waldkerf/ui/parts/StateMap/onMap.ts'
import { shapes, viewBox } from '@waldkerf/ui/parts/StateMap/shapes.ts'
import { color } from '@waldkerf/ui/theme/tokens'

/** More is filled in the year's colour, fewer is an empty frame: neither speaks by its colour alone. */
const Map = styled.svg`
  display: block;
  width: 100%;
  max-height: 560px;
  forced-color-adjust: none;

  path {
    fill: ${color.mapLand};
    stroke: ${color.surface};
    stroke-width: 1.25;
  }
  polygon[data-change='more'] {
    fill: ${color.series1};
    fill-opacity: var(--share);
  }
  polygon[data-change='fewer'] {
    fill: transparent;
    stroke: ${color.text};
    stroke-width: 1.5;
    stroke-opacity: var(--share);
  }
`

export interface ChangeCell {
  id: string
  area: Area
  /** How many more than the year before. */
  change: number
  /** Said where the pointer rests. */
  words: string
  /** Its records, for the pointer; by keyboard the table leads there. */
  to?: string | undefined
}

export interface ChangeMapProps {
  label: string
  /** The meaning of a filled cell, and of an empty one. */
  more: string
  fewer: string
  cells: readonly ChangeCell[]
}

/** Cells with more and with fewer reports, the stronger the more; the same figures stand in a table below. */
export function ChangeMap({ label, more, fewer, cells }: ChangeMapProps) {
  const most = Math.max(1, ...cells.map(({ change }) => Math.abs(change)))
  return (
    <div>
      <Legend
        entries={[
          { label: more, color: '--color-series-1', look: 'filled' },
          { label: fewer, color: '--color-text', look: 'hollow' },
        ]}
      />
      <Map viewBox={viewBox}>
        <g role="img" aria-label={label}>
          {shapes.map(({ id, d }) => (
            <path key={id} d={d} />
          ))}
        </g>
        {cells
          .filter(({ change }) => change !== 0)
          .map(({ id, to, ...cell }) => {
            const drawn = <Cell key={id} most={most} {...cell} />
            return to ? (
              <Link key={id} to={to} tabIndex={-1} aria-hidden>
                {drawn}
              </Link>
            ) : (
              drawn
            )
          })}
      </Map>
    </div>
  )
}

function Cell({ area, change, words, most }: Omit<ChangeCell, 'id' | 'to'> & { most: number }) {
  const share = (0.3 + 0.7 * Math.sqrt(Math.abs(change) / most)).toFixed(2)
  return (
    <polygon
      points={corners(area).join(' ')}
      data-change={change > 0 ? 'more' : 'fewer'}
      style={{ '--share': share } as CSSProperties}
    >
      <title>{words}</title>
    </polygon>
  )
}
