import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { Link } from '../Link/Link.tsx'
import { shapes, viewBox } from './shapes.ts'
import { Frame, Legend, Outlines, Tip } from './StateMap.styles.ts'
import { type StateValue, valuesByShape } from './valuesByShape.ts'

export interface StateMapProps {
  label: string
  values: readonly StateValue[]
  /** Said of a Land that no value names: 'Saarland: keine Funde'. */
  none: (name: string) => string
}

/** The Land that the pointer or the keyboard is on, and where its words stand. */
interface Pointed {
  id: string
  /** The middle of its outline, in percent of the map's width. */
  across: number
  /** Its upper edge, in px from that of the map. */
  top: number
}

function readPointed({ target, currentTarget }: SyntheticEvent): Pointed | undefined {
  const shape = target instanceof Element ? target.closest<SVGElement>('[data-shape]') : null
  const id = shape?.dataset['shape']
  if (!shape || id === undefined) return undefined
  const [own, map] = [shape.getBoundingClientRect(), currentTarget.getBoundingClientRect()]
  const across = (100 * (own.left + own.width / 2 - map.left)) / map.width
  return { id, across, top: own.top - map.top }
}

/** A map of the Länder of Germany and Austria, the darker the more. The same figures stand in a list beside it. */
export function StateMap({ label, values, none }: StateMapProps) {
  const format = useFormat()
  const [pointed, setPointed] = useState<Pointed>()
  const byShape = valuesByShape(values)
  const highest = Math.max(0, ...[...byShape.values()].map(({ value }) => value))
  const leave = () => setPointed(undefined)
  const enter = (event: SyntheticEvent) => setPointed(readPointed(event))
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
  const shape = shapes.find(({ id }) => id === pointed?.id)
  return (
    <Frame>
      <Outlines
        viewBox={viewBox}
        role="group"
        aria-label={label}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onPointerOver={enter}
        onPointerLeave={leave}
      >
        {shapes.map(({ id, d, name }) => (
          <Land key={id} id={id} d={d} highest={highest} found={byShape.get(id) ?? { label: none(name) }} />
        ))}
        {/* Drawn last, so that no neighbour covers half of the ring. */}
        <path data-ring="" d={shape?.d} />
      </Outlines>
      {highest > 1 && (
        <Legend aria-hidden="true">
          <span>1</span>
          <i />
          <span>{format.number(highest)}</span>
        </Legend>
      )}
      {shape && pointed && (
        <Tip aria-hidden="true" style={{ '--across': `${pointed.across}%`, '--top': `${pointed.top}px` }}>
          {byShape.get(shape.id)?.label ?? none(shape.name)}
        </Tip>
      )}
    </Frame>
  )
}

interface LandProps {
  id: string
  d: string
  highest: number
  found: Pick<StateValue, 'label' | 'to'> & { value?: number }
}

/** One outline, which leads to its finds where it may. */
function Land({ id, d, highest, found: { label, value, to } }: LandProps) {
  // The square root keeps the middle apart: a few Länder have most of it.
  const share = value === undefined ? undefined : `${Math.round(12 + 88 * Math.sqrt(value / highest))}%`
  const outline = <path d={d} {...(share && { 'data-share': '', style: { '--share': share } as CSSProperties })} />
  if (to) {
    return (
      <Link to={to} aria-label={label} data-shape={id}>
        {outline}
      </Link>
    )
  }
  return (
    <g role="img" aria-label={label} data-shape={id}>
      {outline}
    </g>
  )
}

/** Draws the map below `place` for a file of so many dots per px. */
export async function mapDrawing(place: HTMLElement, density: number): Promise<HTMLCanvasElement> {
  const { drawMap } = await import('./drawing.ts')
  return drawMap(place, density)
}
