import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import { init as initChart, use as register } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

// Only the kinds of charts that the product draws: each further one costs every reader its bytes.
register([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer])

export const init = (element: HTMLElement) => initChart(element, undefined, { renderer: 'svg' })

/** For a file: on no page, and with a renderer of its own. Sizes in px. */
export const initCanvas = (size: { width: number; height: number; devicePixelRatio: number }) =>
  initChart(document.createElement('div'), undefined, { renderer: 'canvas', ...size })
