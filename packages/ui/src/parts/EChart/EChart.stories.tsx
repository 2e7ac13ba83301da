import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { dark, light } from '@waldkerf/ui/theme/meaning'
import { Button } from '../Button/Button.tsx'
import { type ChartTheme, EChart } from './EChart.tsx'

const meta = preview.meta({ component: EChart })

const option = ({ series, muted, grid }: ChartTheme) => ({
  grid: { left: 48, right: 16, top: 16, bottom: 32 },
  xAxis: { type: 'category', data: ['April', 'Mai', 'Juni', 'Juli'], axisLabel: { color: muted } },
  yAxis: { type: 'value', axisLabel: { color: muted }, splitLine: { lineStyle: { color: grid } } },
  series: [{ type: 'bar', data: [12, 48, 31, 52], itemStyle: { color: series[0] } }],
})

export const Ready = meta.story({
  args: { label: 'Funde je Monat', height: 240, option },
  play: async ({ canvas, step }) => {
    await step('Das Diagramm steht da, sobald seine Bibliothek geladen ist', async () => {
      const chart = canvas.getByRole('img', { name: 'Funde je Monat' })
      await waitFor(() => expect(chart.querySelector('svg path')).toBeTruthy(), { timeout: 5_000 })
    })
  },
})

const lines = (theme: ChartTheme) => ({
  ...option(theme),
  series: [{ type: 'line', data: [12, 48, 31, 52], symbol: 'none', color: theme.series[0] }],
})
/** A chosen theme colour has a value for each mode, which the library cannot read by itself. */
export const ThemeColor = meta.story({
  args: { label: 'Funde je Monat', height: 240, option: lines },
  globals: { color: 'blue', theme: 'light' },
  play: async ({ canvas, step }) => {
    await step('Die Linie hat die gewählte Farbe', async () => {
      const chart = canvas.getByRole('img', { name: 'Funde je Monat' })
      await waitFor(
        () => {
          const strokes = [...chart.querySelectorAll('svg path')].map((path) => path.getAttribute('stroke') ?? '')
          return expect(strokes.map((stroke) => stroke.replaceAll(' ', ''))).toContain('rgb(26,95,168)')
        },
        { timeout: 5_000 },
      )
    })
  },
})

/** Paper is light, also where the page is dark. */
export const OnPaper = meta.story({
  args: { label: 'Funde je Monat', height: 240, option },
  globals: { theme: 'dark' },
  play: async ({ canvas, step }) => {
    const chart = canvas.getByRole('img', { name: 'Funde je Monat' })
    const inks = () => [...new Set([...chart.querySelectorAll('svg text')].map((text) => text.getAttribute('fill')))]
    await waitFor(() => expect(inks()).toEqual([dark.textMuted]), { timeout: 5_000 })
    await step('Gedruckt wird es in den Farben der hellen Ansicht', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await expect(inks()).toEqual([light.textMuted])
    })
    await step('und steht danach da wie zuvor', async () => {
      window.dispatchEvent(new Event('afterprint'))
      await expect(inks()).toEqual([dark.textMuted])
    })
  },
})

/** Far below the window: its room is kept, its library is not asked for. */
export const Unseen = meta.story({
  args: { label: 'Funde je Monat', height: 240, option },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const chart = canvas.getByRole('img', { name: 'Funde je Monat' })
    await step('Der Platz ist da, gezeichnet ist nichts', async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await expect(chart).toBeEmptyDOMElement()
      await expect(chart.clientHeight).toBe(240)
    })
    await step('Wer hinscrollt, sieht das Diagramm an derselben Stelle', async () => {
      const before = document.documentElement.scrollHeight
      chart.scrollIntoView({ behavior: 'instant' })
      await waitFor(() => expect(chart.querySelector('svg path')).toBeTruthy(), { timeout: 5_000 })
      await expect(document.documentElement.scrollHeight).toBe(before)
    })
  },
})

const fewer = (theme: ChartTheme) => ({
  ...option(theme),
  xAxis: { type: 'category', data: ['April', 'Mai'], axisLabel: { color: theme.muted } },
  series: [{ type: 'bar', data: [20, 30], itemStyle: { color: theme.series[1] } }],
})
/** With other figures the chart is updated, not drawn anew, so that nothing flashes. */
export const OtherFigures = meta.story({
  tags: ['long'],
  args: { label: 'Funde je Monat', height: 240, option },
  render: function OtherFigures(args) {
    const [isOther, setOther] = useState(false)
    const [isHidden, setHidden] = useState(false)
    return (
      <>
        <Button onClick={() => setOther(!isOther)}>Andere Zahlen</Button>
        <Button onClick={() => setHidden(!isHidden)}>Verbergen</Button>
        <div hidden={isHidden}>
          <EChart {...args} option={isOther ? fewer : args.option} />
        </div>
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const chart = canvas.getByRole('img', { name: 'Funde je Monat' })
    const words = () => [...chart.querySelectorAll('svg text')].map((text) => text.textContent)
    await waitFor(() => expect(words()).toContain('Juli'), { timeout: 5_000 })
    const drawing = chart.querySelector('svg')
    await step('Es zeigt, was es jetzt gibt, und nichts von vorher', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Andere Zahlen' }))
      await waitFor(() => expect(words()).not.toContain('Juli'))
      await expect(words()).toContain('Mai')
    })
    await step('Was sich ändert, während es verborgen ist, steht da, wenn es wieder gezeigt wird', async () => {
      const [other, hide] = canvas.getAllByRole('button')
      await userEvent.click(hide!)
      await new Promise((resolve) => setTimeout(resolve, 100))
      await userEvent.click(other!)
      await userEvent.click(hide!)
      await waitFor(() => expect(words()).toContain('Juli'))
    })
    await step('Es ist dieselbe Zeichnung', async () => {
      await expect(chart.querySelector('svg')).toBe(drawing)
    })
  },
})
