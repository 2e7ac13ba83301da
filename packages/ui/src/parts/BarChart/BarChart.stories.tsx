import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { BarChart } from './BarChart.tsx'

const meta = preview.meta({ component: BarChart, parameters: { layout: 'padded' } })

const link = (to: string, words: string) => ({ to, words })

export const Ready = meta.story({
  args: {
    label: 'Funde nach Art',
    series: [{ color: 0 }],
    rows: [
      { id: '1', name: 'Buchdrucker', values: [190], link: link('#buchdrucker', 'Buchdrucker: 190 Funde') },
      { id: '2', name: 'Kupferstecher', values: [91], link: link('#kupferstecher', 'Kupferstecher: 91 Funde') },
      { id: '3', name: 'Riesenbastkäfer', values: [0] },
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Jede Zeile, die irgendwohin führt, ist ein Link hinter ihrem Balken', async () => {
      const bars = [...canvas.getByRole('img').querySelectorAll('svg')].map((bar) => bar.getBoundingClientRect().width)
      await expect(bars).toHaveLength(2)
      await expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(91 / 190, 2)
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Buchdrucker: 190 Funde' })).toHaveFocus()
    })
  },
})
export const Stacked = meta.story({
  args: {
    label: 'Einmessung',
    series: [{ color: 0 }, { color: 1, hatched: true }],
    rows: [
      { id: 'scha', name: 'Schächte', values: [132, 96], figure: '58 %' },
      { id: 'ausm', name: 'Ausmündungen', values: [99, 72], figure: '58 %' },
    ],
  },
})
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    rows: [
      { id: '23', name: 'Gestreifter Nutzholzborkenkäfer im Rundholzlager', values: [51] },
      { id: '11', name: 'Krummzähniger Tannenborkenkäfer', values: [38] },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})
