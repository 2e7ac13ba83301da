import { type EChartsCoreOption, use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type ChartTheme, commonOption, readTheme } from './chartTheme.ts'
import { initCanvas } from './echarts.ts'

register([CanvasRenderer])

/**
 * The chart once more, on a canvas: a drawing of the page's own type, which an SVG in a file would not have.
 * @param density dots per px
 */
export function drawOnCanvas(
  { option, height }: { option: (theme: ChartTheme) => EChartsCoreOption; height: number },
  place: HTMLElement,
  density: number,
): HTMLCanvasElement {
  const theme = readTheme(place)
  const chart = initCanvas({ width: theme.width, height, devicePixelRatio: density })
  try {
    chart.setOption({ ...commonOption(theme), animation: false, ...option(theme) })
    return chart.renderToCanvas({ pixelRatio: density })
  } finally {
    chart.dispose()
  }
}
