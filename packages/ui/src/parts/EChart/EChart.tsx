import type { ECharts, EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  width: 100%;
  height: var(--height);
`

/** Colours, type and room at this moment, for a chart that knows no CSS variables. */
export interface ChartTheme {
  text: string
  muted: string
  grid: string
  series: readonly string[]
  font: string
  /** Of the chart's box, in px. */
  width: number
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
    width: element.clientWidth,
  }
}

export interface EChartProps {
  /** What it shows, in one sentence; the figures stand in a table beside it. */
  label: string
  /** In px. */
  height: number
  /** Builds the chart's option; called again when the page's colours or the room change. */
  option: (theme: ChartTheme) => EChartsCoreOption
}

/**
 * Draws into the element, and again when the page's mode or the element's width change.
 * @returns what gives everything back
 */
function mountChart(chart: ECharts, element: HTMLElement, option: EChartProps['option']) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const draw = () => {
    const theme = readTheme(element)
    chart.resize()
    chart.setOption({
      animation: !still,
      animationDuration: 240,
      textStyle: { fontFamily: theme.font, color: theme.text },
      // The element has its own name, in the page's language.
      aria: { enabled: false },
      tooltip: { renderMode: 'richText' },
      ...option(theme),
    })
  }
  draw()
  const size = new ResizeObserver(draw)
  const mode = new MutationObserver(draw)
  const system = matchMedia('(prefers-color-scheme: dark)')
  size.observe(element)
  mode.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  system.addEventListener('change', draw)
  return () => {
    size.disconnect()
    mode.disconnect()
    system.removeEventListener('change', draw)
    chart.dispose()
  }
}

/**
 * A chart by ECharts, which is loaded when the first one is drawn. It follows its box and the page's mode, and is given
 * back when it leaves. The tooltip is drawn, not HTML: the page's policy allows no injected style. If the library cannot
 * be loaded it throws to the boundary around it.
 */
export function EChart({ label, height, option }: EChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Error>()
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let end: (() => void) | undefined
    let gone = false
    const lost = (reason: Error) => setFailure(reason)
    import('./echarts.ts').then(({ init }) => {
      if (!gone) end = mountChart(init(element), element, option)
    }, lost)
    return () => {
      gone = true
      end?.()
    }
  }, [option])
  if (failure) throw failure
  return <Box ref={box} role="img" aria-label={label} style={{ '--height': `${height}px` }} />
}
