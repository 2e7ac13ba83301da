import { useCallback, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import type { ChartTheme } from '../EChart/EChart.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type BarChartRow, barOption, type BarSeries, pitch, rowTotal } from './barOption.ts'

const gap = 2

const Rows = styled.div`
  display: grid;
  grid-template-columns: fit-content(75%) minmax(${space(8)}, 1fr);
  gap: ${gap}px ${space(3)};
  padding-inline: ${space(2)};
  font-size: ${fontSize(13)};
`

// A subgrid, so that the column of names is as wide as the longest one needs, in every row.
const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  height: ${pitch - gap}px;
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Track = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;

  /* The longest bar leaves room for the longest figure. */
  svg {
    flex: none;
    width: calc((100% - var(--room)) * var(--share));
    min-width: 2px;
    height: var(--thick);
  }
`

const Figure = styled.span`
  font-weight: ${weight('medium')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Pattern = styled.svg`
  position: absolute;

  path {
    stroke: ${color.surface};
    stroke-width: 2;
  }
`

const fills = [color.series1, color.series2, color.series3, color.series4, color.series5, color.series6] as const

const fill = (part: BarSeries | undefined) =>
  part?.color === 'muted' ? color.borderControl : (fills[part?.color ?? 0] ?? color.series1)

/** Lines across a bar tell it apart where colours do not. */
const Hatching = ({ id }: { id: string }) => (
  <Pattern width={0} height={0} aria-hidden>
    <pattern id={id} patternUnits="userSpaceOnUse" width={5} height={5} patternTransform="rotate(45)">
      <path d="M0 0V5" />
    </pattern>
  </Pattern>
)

interface BarProps {
  values: readonly number[]
  /** Of the values, above zero. */
  total: number
  series: readonly BarSeries[]
  /** Of the hatching's pattern. */
  hatching: string
}

/** One row's parts after one another. Zero draws nothing. */
function Bar({ values, total, series, hatching }: BarProps) {
  const isStacked = series.length > 1
  const percent = (value: number) => `${(100 * value) / total}%`
  return values.map((value, index) => {
    if (value === 0) return null
    const place = {
      x: percent(values.slice(0, index).reduce((sum, before) => sum + before, 0)),
      width: percent(value),
      height: '100%',
      rx: isStacked ? 2 : 4,
    }
    return (
      <g key={index} style={{ stroke: isStacked ? color.surface : 'none' }}>
        <rect {...place} style={{ fill: fill(series[index]) }} />
        {series[index]?.hatched && <rect {...place} fill={`url(#${hatching})`} />}
      </g>
    )
  })
}

interface BarDrawingProps {
  rows: readonly BarChartRow[]
  series: readonly BarSeries[]
  /** The text at the end of a row's bar. */
  figure: (row: BarChartRow) => string
}

/** Names, bars from zero, figures: plain elements that stand at once, follow theme and room by themselves, and print. */
function BarDrawing({ rows, series, figure }: BarDrawingProps) {
  const hatching = useId()
  const drawn = rows.map((row) => ({ ...row, total: rowTotal(row), words: figure(row) }))
  const highest = Math.max(1, ...drawn.map(({ total }) => total))
  const room = `${Math.max(0, ...drawn.map(({ words }) => words.length)) + 2}ch`
  const thick = series.length > 1 ? '14px' : '8px'
  return (
    <Rows style={{ '--room': room, '--thick': thick }}>
      {series.some(({ hatched }) => hatched) && <Hatching id={hatching} />}
      {drawn.map(({ id, name, values, total, words }) => (
        <Row key={id}>
          <Name>{name}</Name>
          <Track style={{ '--share': String(total / highest) }}>
            {total > 0 && (
              <svg aria-hidden>
                <Bar values={values} total={total} series={series} hatching={hatching} />
              </svg>
            )}
            <Figure>{words}</Figure>
          </Track>
        </Row>
      ))}
    </Rows>
  )
}

/** The drawing lets the pointer through to the links below it. */
const Frame = styled.div`
  position: relative;

  [role='img'] {
    position: relative;
    pointer-events: none;
  }
`

const Links = styled.ul`
  position: absolute;
  inset: 0;
  display: grid;
  grid-auto-rows: 1fr;
  gap: 2px;

  a {
    display: block;
    height: 100%;
    border-radius: ${radius('control')};
  }
  a:hover {
    background: ${color.hover};
  }
`

export interface BarChartProps {
  label: string
  rows: readonly BarChartRow[]
  series: readonly BarSeries[]
}

/** Draws the chart for a file with ECharts; on the page plain elements draw it. */
export function useBarChart({ rows, series }: Omit<BarChartProps, 'label'>) {
  const format = useFormat()
  const option = useCallback(
    (theme: ChartTheme) => barOption({ rows, series, number: format.number }, theme),
    [rows, series, format],
  )
  return useMemo(() => ({ option, height: rows.length * pitch - 2 }), [option, rows.length])
}

/** Horizontal bars with their names and figures. A row's link lies below the drawing, behind its bar. */
export function BarChart({ label, rows, series }: BarChartProps) {
  const format = useFormat()
  return (
    <Frame>
      {rows.some(({ link }) => link) && (
        <Links>
          {rows.map(({ id, name, link }) => (
            <li key={id}>
              {link && (
                <Link to={link.to} title={name}>
                  <VisuallyHidden>{link.words}</VisuallyHidden>
                </Link>
              )}
            </li>
          ))}
        </Links>
      )}
      <div role="img" aria-label={label}>
        <BarDrawing rows={rows} series={series} figure={(row) => row.figure ?? format.number(rowTotal(row))} />
      </div>
    </Frame>
  )
}
