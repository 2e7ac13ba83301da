import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { styled } from 'styled-components'
import { color } from '@waldkerf/ui/theme/tokens'

const Paper = styled.svg`
  flex: none;
  width: 56px;
  height: 44px;
  overflow: visible;
  fill: ${color.surface};
  stroke: ${color.borderControl};
  stroke-width: 1;

  .line {
    fill: none;
    stroke: ${color.border};
  }
  .mark {
    stroke: ${color.accentText};
  }
`

const [width, height, edge] = [56, 44, 2]

/** A sheet's outline in its proportions, with its title block, and the marks of one that is georeferenced. */
export function SheetPicture({ map }: { map: Pick<SurveyMap, 'width' | 'height' | 'georef_typ'> }) {
  const ratio = (map.width || 4) / (map.height || 3)
  const room = { width: width - 2 * edge, height: height - 2 * edge }
  const wide = Math.min(room.width, room.height * ratio)
  const high = Math.min(room.height, wide / ratio)
  const [x, y] = [(width - wide) / 2, (height - high) / 2]
  const marks = [0.18, 0.82].flatMap((across) =>
    [0.22, 0.6].map((down) => [x + wide * across, y + high * down] as const),
  )
  return (
    <Paper viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect x={x} y={y} width={wide} height={high} rx={1} />
      <path
        className="line"
        d={`M${x + 3} ${y + high * 0.7}q${wide * 0.3} ${-high * 0.5} ${wide * 0.5} ${-high * 0.25}t${wide * 0.38} ${-high * 0.25}M${x + wide * 0.62} ${y + high - 3}v${-high * 0.16}h${wide * 0.38 - 3}`}
      />
      {map.georef_typ !== '' &&
        marks.map(([left, top]) => <path key={`${left} ${top}`} className="mark" d={`M${left - 2} ${top}h4m-2-2v4`} />)}
    </Paper>
  )
}
