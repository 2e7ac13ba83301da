import { type CSSProperties, type SyntheticEvent, useState } from 'react'
import { useFormat } from '../../i18n/Language.tsx'
import { Link } from '../Link/Link.tsx'
import { shapes, viewBox } from './shapes.ts'
import { Frame, Legend, Outlines } from './StateMap.styles.ts'
import { type StateValue, valuesByShape } from './valuesByShape.ts'

export interface StateMapProps {
  label: string
  values: readonly StateValue[]
}

/** A map of the Länder of Germany and Austria, the darker the more. The same figures stand in a list beside it. */
export function StateMap({ label, values }: StateMapProps) {
  const format = useFormat()
  const [active, setActive] = useState<string>()
  const byShape = valuesByShape(values)
  const highest = Math.max(0, ...[...byShape.values()].map(({ value }) => value))
  const leave = () => setActive(undefined)
  const enter = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest<SVGAElement>('[data-shape]') : null
    setActive(link?.dataset['shape'])
  }
  return (
    <Frame>
      <Outlines
        viewBox={viewBox}
        role="group"
        aria-label={label}
        onFocus={enter}
        onBlur={leave}
        onPointerOver={enter}
        onPointerLeave={leave}
      >
        {shapes.map(({ id, d }) => {
          const found = byShape.get(id)
          if (!found) return <path key={id} d={d} />
          // The square root keeps the middle apart: a few Länder have most of it.
          const share = `${Math.round(12 + 88 * Math.sqrt(found.value / highest))}%`
          const shape = (
            <path d={d} data-share="" style={{ '--share': share } as CSSProperties}>
              <title>{found.label}</title>
            </path>
          )
          if (!found.to) return <g key={id}>{shape}</g>
          return (
            <Link key={id} to={found.to} aria-label={found.label} data-shape={id}>
              {shape}
            </Link>
          )
        })}
        {/* Drawn last, so that no neighbour covers half of the ring. */}
        <path data-ring="" d={shapes.find(({ id }) => id === active)?.d} />
      </Outlines>
      {highest > 1 && (
        <Legend aria-hidden="true">
          <span>1</span>
          <i />
          <span>{format.number(highest)}</span>
        </Legend>
      )}
    </Frame>
  )
}

/** Draws the map below `place` for a file of so many dots per px. */
export async function mapDrawing(place: HTMLElement, density: number): Promise<HTMLCanvasElement> {
  const { drawMap } = await import('./drawing.ts')
  return drawMap(place, density)
}
