import preview from '@waldkerf/storybook/preview'
import { watchFiles } from '@waldkerf/testing/watchFiles'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { BarChart, useBarChart } from '../BarChart/BarChart.tsx'
import { chartDrawing } from '../EChart/EChart.tsx'
import { ChartCard } from './ChartCard.tsx'
import type { Figures } from './figures.ts'
import { Legend } from './Legend.tsx'

const figures: Figures = {
  name: 'Art',
  columns: [{ label: 'Funde' }, { label: 'Anteil', show: (value) => `${Math.round(100 * value)} %` }],
  rows: [
    { id: '1', name: 'Buchdrucker', values: [190, 0.68], to: '#buchdrucker' },
    { id: '2', name: 'Kupferstecher', values: [91, 0.32] },
  ],
}
const bars = {
  rows: figures.rows.map(({ id, name, values }) => ({ id, name, values: [values[0] ?? 0] })),
  series: [{ color: 0, hatched: true }],
}
const legend = [{ label: 'vermutet', color: '--color-series-1', look: 'hatched' }] as const

function Example() {
  const chart = useBarChart(bars)
  return (
    <ChartCard title="Funde nach Art" figures={figures} legend={legend} drawing={chartDrawing(chart)}>
      <BarChart label="Funde nach Art" {...bars} />
    </ChartCard>
  )
}

const meta = preview.meta({ component: Example, subcomponents: { Legend }, parameters: { layout: 'padded' } })

export const Ready = meta.story({})
export const AsTable = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Tabelle hat die Zahlen des Diagramms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde nach Art als Tabelle zeigen' }))
      await expect(canvas.getByRole('table', { name: 'Funde nach Art' })).toHaveTextContent('Buchdrucker19068 %')
    })
    await step('und zurück', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde nach Art als Diagramm zeigen' }))
      await expect(canvas.getByRole('img', { name: 'Funde nach Art' })).toBeVisible()
    })
  },
})
export const Saved = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const files = watchFiles()
    const save = async (entry: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde nach Art herunterladen' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }, { timeout: 5_000 }))
    }
    await step('Die Zahlen werden als Tabelle gespeichert', async () => {
      await save('Tabelle (CSV)')
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(files[0]?.name).toMatch(/^Funde nach Art \d{4}-\d\d-\d\d\.csv$/)
      await expect(await files[0]?.content.text()).toContain('Buchdrucker;190;0,68')
    })
    await step('und das Diagramm als Bild', async () => {
      await save('Bild (PNG)')
      await waitFor(() => expect(files).toHaveLength(2), { timeout: 12_000 })
      await expect(files[1]?.name).toMatch(/\.png$/)
      await expect(files[1]?.content.size).toBeGreaterThan(4_000)
    })
  },
})

/** The figures first stand without a card; the card replaces them while the focus is on one of their links. */
function InPlaceOfPlain() {
  const [card, setCard] = useState(false)
  const chart = useBarChart(bars)
  const links = (
    <p>
      <a href="#buchdrucker">Buchdrucker</a> und <a href="#kupferstecher">Kupferstecher</a>
    </p>
  )
  return card ? (
    <ChartCard title="Funde nach Art" figures={figures} drawing={chartDrawing(chart)}>
      {links}
    </ChartCard>
  ) : (
    <section onFocus={() => setTimeout(() => setCard(true), 50)}>{links}</section>
  )
}

export const InPlace = meta.story({
  render: () => <InPlaceOfPlain />,
  play: async ({ canvas, step }) => {
    await step('Wer auf einem Link steht, steht auch auf der Karte dort', async () => {
      canvas.getByRole('link', { name: 'Kupferstecher' }).focus()
      await canvas.findByRole('button', { name: 'Funde nach Art herunterladen' })
      await expect(canvas.getByRole('link', { name: 'Kupferstecher' })).toHaveFocus()
    })
  },
})

export const Key = meta.story({
  args: Ready.composed.args,
  render: () => (
    <Legend
      entries={[
        { label: 'vermessen', color: '--color-series-1', look: 'filled' },
        { label: 'vermutet', color: '--color-series-1', look: 'hatched' },
        { label: '2026', color: '--color-series-1', look: 'line' },
        { label: '2025', color: '--color-series-4', look: 'dashed' },
        { label: '2024', color: '--color-series-2', look: 'dotted' },
      ]}
    />
  ),
  parameters: { layout: 'centered' },
})
