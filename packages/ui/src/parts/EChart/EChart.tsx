import type { ECharts, EChartsCoreOption } from 'echarts/core'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenIdle } from '../../browser/whenIdle.ts'
import { type ChartTheme, commonOption, readTheme } from './chartTheme.ts'

export { axisTooltip } from './axisTooltip.ts'
export { type ChartTheme, hatching } from './chartTheme.ts'

const Box = styled.div`
  width: 100%;
  height: var(--height);
`

export interface EChartProps {
  /** The chart's accessible name, one sentence; the figures stand in a table beside it. */
  label: string
  /** In px. */
  height: number
  /** Builds the chart's option; called again when the page's colours or the room change. */
  option: (theme: ChartTheme) => EChartsCoreOption
}

/** The chart's library, for those who want to wait until a chart can be drawn. */
export const loadLibrary = () => import('./echarts.ts')

/** Where the root element keeps mode, theme colour and density. */
const settings = ['data-theme', 'data-density', 'style']

/**
 * Draws into the element, and again when the page's mode or the element's width change.
 * @returns a function that releases everything
 */
function mountChart(init: (element: HTMLElement) => ECharts, element: HTMLElement, option: EChartProps['option']) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let chart: ECharts | undefined
  let drawnWidth = 0
  const draw = () => {
    // Hidden or gone: there is no room to draw in.
    if (element.clientWidth === 0) return
    chart ??= init(element)
    const theme = readTheme(element)
    if (theme.width !== drawnWidth) chart.resize()
    drawnWidth = theme.width
    chart.setOption({
      animation: !still,
      animationDuration: 240,
      ...commonOption(theme),
      tooltip: { renderMode: 'richText' },
      ...option(theme),
    })
  }
  // Observing tells the first size too.
  const size = new ResizeObserver(() => {
    if (element.clientWidth !== drawnWidth) draw()
  })
  // Names are as wide as the page's type makes them, once it is there.
  if (document.fonts.status === 'loading') void document.fonts.ready.then(draw)
  const mode = new MutationObserver(draw)
  const system = matchMedia('(prefers-color-scheme: dark)')
  size.observe(element)
  mode.observe(document.documentElement, { attributes: true, attributeFilter: settings })
  system.addEventListener('change', draw)
  return () => {
    size.disconnect()
    mode.disconnect()
    system.removeEventListener('change', draw)
    chart?.dispose()
  }
}

/**
 * A chart by ECharts, which is loaded when the first one is drawn, once the page around it stands. It follows its box and the page's mode, and is given
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
    Promise.all([loadLibrary(), whenIdle()]).then(([{ init }]) => {
      if (!gone) end = mountChart(init, element, option)
    }, lost)
    return () => {
      gone = true
      end?.()
    }
  }, [option])
  if (failure) throw failure
  return <Box ref={box} role="img" aria-label={label} style={{ '--height': `${height}px` }} />
}

/** Draws a chart for a file of so many dots per px; the renderer comes when one is made. */
export const chartDrawing =
  (chart: Pick<EChartProps, 'option' | 'height'>) =>
  async (place: HTMLElement, density: number): Promise<HTMLCanvasElement> => {
    const { drawOnCanvas } = await import('./canvasChart.ts')
    return drawOnCanvas(chart, place, density)
  }
