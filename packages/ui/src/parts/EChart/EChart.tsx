import type { EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  width: 100%;
  height: var(--height);
`

/** Colours and type of the page at this moment, for a canvas that knows no CSS variables. */
export interface ChartTheme {
  text: string
  muted: string
  grid: string
  series: readonly string[]
  font: string
}

function readTheme(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: value('--color-text'),
    muted: value('--color-text-muted'),
    grid: value('--color-border'),
    series: [1, 2, 3, 4, 5, 6].map((step) => value(`--color-series-${step}`)),
    font: style.fontFamily,
  }
}

export interface EChartProps {
  /** What it shows, in one sentence; the figures stand in a table beside it. */
  label: string
  /** In px. */
  height: number
  /** Builds the chart's option for the page's colours; called again when they change. */
  option: (theme: ChartTheme) => EChartsCoreOption
}

/**
 * A chart by ECharts, which is loaded when the first one is drawn. It follows its box and the page's mode, and is given
 * back when it leaves. The tooltip is drawn, not HTML: the page's policy allows no injected style.
 */
export function EChart({ label, height, option }: EChartProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let end = () => {}
    let gone = false
    void import('./echarts.ts').then(({ init }) => {
      if (gone) return
      const chart = init(element)
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const draw = () => {
        const theme = readTheme(element)
        chart.setOption({
          animation: !still,
          animationDuration: 240,
          textStyle: { fontFamily: theme.font, color: theme.text },
          aria: { enabled: false },
          tooltip: { renderMode: 'richText' },
          ...option(theme),
        })
      }
      draw()
      const size = new ResizeObserver(() => chart.resize())
      const mode = new MutationObserver(draw)
      const system = matchMedia('(prefers-color-scheme: dark)')
      size.observe(element)
      mode.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
      system.addEventListener('change', draw)
      end = () => {
        size.disconnect()
        mode.disconnect()
        system.removeEventListener('change', draw)
        chart.dispose()
      }
    })
    return () => {
      gone = true
      end()
    }
  }, [option])
  return <Box ref={box} role="img" aria-label={label} style={{ '--height': `${height}px` }} />
}
