import type { CountBySpecies } from '@waldkerf/domain/entities/beetles'
import { useCallback } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { type ChartTheme, EChart } from '../../parts/EChart/EChart.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { ChartFrame, ChartLinks } from './SpeciesCard.styles.ts'
import { texts } from './DashboardScreen.texts.ts'

/** Height and gap of the list that stands here first, so that nothing jumps when the chart takes its place. */
const pitch = 30
const fontSize = 13
const barWidth = 8
const mostForNames = 0.6

/** Width of the longest name as the page's type draws it, at most `mostForNames` of the room; in px. */
function nameWidth(rows: readonly CountBySpecies[], { font, width }: ChartTheme) {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return width * mostForNames
  context.font = `${fontSize}px ${font}`
  const longest = Math.max(...rows.map(({ name }) => context.measureText(name).width))
  return Math.ceil(Math.min(longest, width * mostForNames))
}

function speciesOption(rows: readonly CountBySpecies[], theme: ChartTheme, number: (value: number) => string) {
  const names = nameWidth(rows, theme)
  return {
    grid: { left: names + 20, right: 48, top: 0, bottom: 0 },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        align: 'left',
        margin: names + 12,
        width: names,
        overflow: 'truncate',
        interval: 0,
        color: theme.text,
        fontSize,
      },
    },
    series: [
      {
        type: 'bar',
        data: rows.map(({ anzahl }) => anzahl),
        barWidth,
        barMinHeight: 2,
        itemStyle: { color: theme.series[0], borderRadius: barWidth / 2 },
        label: {
          show: true,
          position: 'right',
          color: theme.text,
          fontSize,
          fontWeight: 500,
          formatter: ({ value }: { value: number }) => number(value),
        },
      },
    ],
  }
}

/** The table of the same figures takes the same. */
export interface SpeciesChartProps {
  rows: readonly CountBySpecies[]
  label: string
  /** Where a species leads, undefined for those who may not open it. */
  linkTo: (art: number) => string | undefined
}

/** Horizontal bars, the commonest on top, labelled directly. Its links lie below the drawing, one behind each bar. */
export function SpeciesChart({ rows, label, linkTo }: SpeciesChartProps) {
  const t = useTexts(texts)
  const format = useFormat()
  const option = useCallback((theme: ChartTheme) => speciesOption(rows, theme, format.number), [rows, format])
  const links = rows.flatMap(({ art, name, anzahl }) => {
    const to = linkTo(art)
    return to ? [{ art, name, to, words: t.finds(name, format.number(anzahl)) }] : []
  })
  return (
    <ChartFrame>
      {links.length > 0 && (
        <ChartLinks>
          {links.map(({ art, name, to, words }) => (
            <li key={art}>
              <Link to={to} title={name}>
                <VisuallyHidden>{words}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ChartLinks>
      )}
      <EChart label={label} height={rows.length * pitch - 2} option={option} />
    </ChartFrame>
  )
}
