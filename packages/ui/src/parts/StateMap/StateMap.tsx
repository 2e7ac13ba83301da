import { styled } from 'styled-components'
import { color } from '../../theme/tokens.ts'
import { Link } from '../Link/Link.tsx'
import { shapes, viewBox } from './shapes.ts'
import { shapeIdOf } from './stateNames.ts'

const Frame = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  max-height: 420px;

  path {
    fill: ${color.mapLand};
    stroke: ${color.surface};
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }
  path[data-share] {
    fill: color-mix(in oklab, ${color.series1} var(--share), ${color.accentQuiet});
  }
  a:hover path,
  a:focus-visible path {
    stroke: ${color.text};
    stroke-width: 2;
  }
  a:focus-visible {
    outline: none;
  }
`

export interface StateValue {
  /** The Land as it is stored. */
  name: string
  value: number
  /** Read out and shown on hover: 'Bayern: 83 Funde'. */
  label: string
  to?: string | undefined
}

/** A map of the Länder of Germany and Austria, the darker the more. The same figures stand in a list beside it. */
export function StateMap({ label, values }: { label: string; values: readonly StateValue[] }) {
  const byShape = new Map(values.map((value) => [shapeIdOf(value.name), value]))
  const highest = Math.max(1, ...values.map(({ value }) => value))
  return (
    <Frame viewBox={viewBox} role="group" aria-label={label}>
      {shapes.map(({ id, name, d }) => {
        const value = byShape.get(id)
        if (!value) return <path key={id} d={d} />
        // The square root keeps the middle apart: a few Länder have most of it.
        const share = `${Math.round(12 + 88 * Math.sqrt(value.value / highest))}%`
        const shape = (
          <path d={d} data-share="" style={{ '--share': share } as React.CSSProperties}>
            <title>{value.label}</title>
          </path>
        )
        if (!value.to) return <g key={id}>{shape}</g>
        return (
          <Link key={id} to={value.to} aria-label={value.label} data-land={name}>
            {shape}
          </Link>
        )
      })}
    </Frame>
  )
}
