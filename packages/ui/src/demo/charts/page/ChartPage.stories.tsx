import preview from '@waldkerf/storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import type { ChartTheme } from '@waldkerf/ui/parts/EChart/EChart'
import { ChartPage } from './ChartPage.tsx'

const labels = ['April', 'Mai', 'Juni', 'Juli']
const counts = [12, 87.25, 1_432, 64]

const option = ({ series, muted }: ChartTheme) => ({
  grid: { left: 56, right: 16, top: 16, bottom: 32 },
  xAxis: { type: 'category' as const, data: labels, axisLabel: { color: muted } },
  yAxis: { type: 'value' as const, axisLabel: { color: muted } },
  series: [{ type: 'bar', data: counts, color: series[0] }],
})

const meta = preview.meta({ component: ChartPage })

export const Ready = meta.story({
  args: {
    title: 'Fänge',
    intro: 'Käfer je Monat in allen Fallen.',
    axis: 'Monat',
    labels,
    series: [{ name: 'Käfer', values: counts }],
    option,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Es steht unter einem Namen, der sagt, was es zeigt', async () => {
      const chart = canvas.getByRole('img', { name: 'Fänge: Käfer je Monat in allen Fallen.' })
      await waitFor(() => expect(chart.querySelector('svg path')).toBeTruthy(), { timeout: 5_000 })
    })
    await step('Wer es nicht sieht, liest dieselben Zahlen', async () => {
      await userEvent.click(canvas.getByText('Zahlen zum Diagramm'))
      const table = within(await canvas.findByRole('table'))
      await expect(table.getByRole('row', { name: 'Juni 1.432' })).toBeVisible()
      await expect(table.getByRole('row', { name: 'Mai 87,3' })).toBeVisible()
    })
  },
})

export const Empty = meta.story({
  args: { ...Ready.composed.args, labels: [], series: [] },
  play: async ({ canvas, step }) => {
    await step('Ohne Zahlen sagt es das', async () => {
      await expect(canvas.getByText('Keine Daten')).toBeVisible()
    })
  },
})
