import type { ECharts, EChartsCoreOption } from 'echarts/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { whenIdle } from '@waldkerf/ui/browser/whenIdle'
import { whenSeen } from '@waldkerf/ui/browser/whenSeen'
import { type ChartTheme, commonOption, readPaperTheme, readTheme } from './chartTheme.ts'

export { axisTooltip } from './axisTooltip.ts'
export { type ChartTheme, hatching } from './chartTheme.ts'

const Box = styled.div`
  width: 100%;
  height: var(--height);

  /* Drawn for the screen: on a narrower sheet it is smaller, and whole. */
  @media print {
    height: auto;

    > div,
    svg {
      position: static !important;
      width: 100% !important;
      height: auto !important;
    }
  }
`

export interface EChartProps {
  /** The chart's accessible name, one sentence; the figures stand in a table beside it. */
  label: string
  /** In px. */
  height: number
  /** Builds the chart's option; called again when the page's colours or the room change. Another one draws the chart anew. */
  option: (theme: ChartTheme) => EChartsCoreOption
}

type Init = (element: HTMLElement) => ECharts

/** The library's, once any chart of the page has been seen. */
let loaded: Init | undefined

async function loadInit(): Promise<Init> {
  const { init } = await import('./echarts.ts')
  loaded = init
  return init
}

/** In ms. Firefox ends what is being loaded as soon as somebody leaves the page: nobody sees a failure on the way out. */
const leaving = 1_000

/** Where the root element keeps mode, theme colour and density. */
const settings = ['data-theme', 'data-density', 'style']

interface Drawing {
  /** Draws what the option says by now, in place of what it said before. */
  drawOther: () => void
  /** Releases everything. */
  release: () => void
}

/** A chart as it stands in its element. */
interface MountedDrawing extends Drawing {
  /** Draws in the colours of paper, or in the page's own again. */
  putOnPaper: (isOnPaper: boolean) => void
}

/** Draws into the element, and again when the page's mode or the element's width change. */
function mountChart(
  init: Init,
  element: HTMLElement,
  { option, still }: Pick<EChartProps, 'option'> & { still: boolean },
): MountedDrawing {
  let chart: ECharts | undefined
  let drawnWidth = 0
  let isOther = false
  let onPaper = false
  const draw = () => {
    if (element.clientWidth === 0) {
      // Hidden or gone: there is no room to draw in until it is shown.
      drawnWidth = 0
      return
    }
    chart ??= init(element)
    const theme = onPaper ? readPaperTheme(element) : readTheme(element)
    if (theme.width !== drawnWidth) chart.resize()
    drawnWidth = theme.width
    const shown = {
      animation: !still && !onPaper,
      animationDuration: 240,
      ...commonOption(theme),
      tooltip: { renderMode: 'richText' },
      ...option(theme),
    }
    // Lines and bars move to their new figures; those that are there no longer go.
    chart.setOption(shown, isOther ? { replaceMerge: ['series', 'xAxis', 'yAxis'] } : undefined)
    isOther = false
    element.querySelector('svg')?.setAttribute('viewBox', `0 0 ${theme.width} ${element.clientHeight}`)
  }
  // Observing tells the first size too.
  const size = new ResizeObserver(() => {
    if (element.clientWidth !== drawnWidth) draw()
  })
  // Names are as wide as the page's type makes them, once it is there.
  if (document.fonts.status === 'loading') void document.fonts.ready.then(draw)
  const mode = new MutationObserver(() => {
    // Reading the colours of paper is a change, too.
    if (!onPaper) draw()
  })
  const system = matchMedia('(prefers-color-scheme: dark)')
  size.observe(element)
  mode.observe(document.documentElement, { attributes: true, attributeFilter: settings })
  system.addEventListener('change', draw)
  // Paper does not wait for the observer.
  if (still) draw()
  return {
    drawOther() {
      isOther = true
      if (chart) draw()
    },
    putOnPaper(isOnPaper) {
      onPaper = isOnPaper
      if (chart) draw()
    },
    release() {
      size.disconnect()
      mode.disconnect()
      system.removeEventListener('change', draw)
      chart?.dispose()
    },
  }
}

/**
 * Draws the chart as soon as it is about to be seen. On paper everything is seen, at once and without moving: as far as the
 * library is there by then.
 */
function drawWhenSeen(element: HTMLElement, option: EChartProps['option'], onLost: (reason: Error) => void): Drawing {
  let drawing: MountedDrawing | undefined
  let gone = false
  const draw = (init: Init, still: boolean) => {
    if (!gone) drawing ??= mountChart(init, element, { option, still })
  }
  const endWait = whenSeen(element, () => {
    const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)')
    Promise.all([loadInit(), whenIdle()]).then(
      ([init]) => draw(init, still),
      (reason: Error) => setTimeout(() => !gone && onLost(reason), leaving),
    )
  })
  const onPrint = () => {
    if (loaded) draw(loaded, true)
    drawing?.putOnPaper(true)
  }
  const onPrinted = () => drawing?.putOnPaper(false)
  addEventListener('beforeprint', onPrint)
  addEventListener('afterprint', onPrinted)
  return {
    drawOther: () => drawing?.drawOther(),
    release() {
      gone = true
      endWait()
      removeEventListener('beforeprint', onPrint)
      removeEventListener('afterprint', onPrinted)
      drawing?.release()
    },
  }
}

/** Whether a place holds a chart that nobody has seen yet: on paper its table stands for it. */
export const hasUndrawnChart = (place: Element) => place.querySelector(`${Box}:empty`) !== null

/**
 * A chart by ECharts, which is loaded when the first one is about to be seen and the page around it stands. Its room is
 * kept from the beginning. It follows its box and the page's mode, and is given back when it leaves. The tooltip is drawn,
 * not HTML: the page's policy allows no injected style. If the library cannot be loaded it throws to the boundary around it.
 */
export function EChart({ label, height, option }: EChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<Error>()
  const drawing = useRef<Drawing>(undefined)
  const drawn = useRef(option)
  const optionNow = useEffectEvent(option)
  useEffect(() => {
    if (!box.current) return undefined
    const made = drawWhenSeen(box.current, (theme) => optionNow(theme), setFailure)
    drawing.current = made
    return made.release
  }, [])
  useEffect(() => {
    if (drawn.current !== option) drawing.current?.drawOther()
    drawn.current = option
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
