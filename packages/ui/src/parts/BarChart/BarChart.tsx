import { useCallback, useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../i18n/Language.tsx'
import { color, radius } from '../../theme/tokens.ts'
import type { ChartTheme } from '../EChart/EChart.tsx'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { BarDrawing } from './BarDrawing.tsx'
import { type BarChartRow, barOption, type BarSeries, pitch, rowTotal } from './barOption.ts'

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

/** The chart for a file, by the charts' library: on the page it is drawn without. */
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
