import { styled } from 'styled-components'
import { color } from '../../theme/tokens.ts'

const Line = styled.svg`
  flex: 0 1 88px;
  min-width: 0;
  height: 14px;
  fill: none;
  stroke: ${color.series1};
  stroke-width: 1.5;
  stroke-linejoin: round;
  stroke-linecap: round;

  * {
    vector-effect: non-scaling-stroke;
  }
`

/** Of the drawing; it is stretched to the room there is. */
const size = { width: 88, height: 14 } as const
const edge = 1

/** How something went on, at a glance and from zero; the words beside it say how. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values)
  const step = size.width / Math.max(1, values.length - 1)
  const points = values.map((value, index) => {
    const y = size.height - edge - ((size.height - 2 * edge) * value) / highest
    return `${(index * step).toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <Line viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} />
    </Line>
  )
}
