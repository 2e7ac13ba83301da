import type { Article } from '@waldkerf/domain/entities/template/articles'
import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { DemoPage, LoadingRows, Filler } from './DemoPage.tsx'
import { PlainTable } from './PlainTable.tsx'
import { RadioRow } from './RadioRow.tsx'

const articles = seedTemplate().articles.slice(0, 5)

/** The table with rows of a real kind. */
function Articles({ rows }: { rows: readonly Article[] }) {
  return (
    <PlainTable
      label="Artikel"
      columns={[
        { id: 'id', title: 'Nr.', align: 'end', cell: ({ id }) => id },
        { id: 'title', title: 'Titel', cell: ({ title }) => title },
        { id: 'author', title: 'Verfasser', cell: ({ author }) => author },
        { id: 'views', title: 'Aufrufe', align: 'end', cell: ({ pageviews }) => pageviews },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const options = [3, 6, 9].map((value) => ({ value, label: `${value} Bäume` }))

function Trees({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(3)
  return <RadioRow legend="Anzahl" options={options} value={value} disabled={disabled} onChange={setValue} />
}

const meta = preview.meta({
  component: DemoPage,
  subcomponents: { Filler, LoadingRows, PlainTable, RadioRow },
  args: {
    title: 'Symbole',
    intro: 'Alle Symbole der Bibliothek. Ein Klick kopiert, was man zum Einsetzen schreibt.',
    children: <Card title="Inhalt">Hier steht, worum es geht.</Card>,
  },
})

export const Ready = meta.story()
export const Filled = meta.story({ args: { children: <Filler lines={12} /> } })
export const Loading = meta.story({ args: { children: <LoadingRows label="Artikel werden geladen" /> } })
export const Table = meta.story({ args: { children: <Articles rows={articles} /> } })

/** On a phone rows look like cards; screen readers still announce them as rows. */
export const Phone = meta.story({
  args: { children: <Articles rows={articles} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('Nichts läuft zur Seite hinaus, und jede Zelle ist eine Zelle', async () => {
      const box = canvas.getByRole('region', { name: 'Artikel' })
      await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
      const { scrollWidth, clientWidth } = document.documentElement
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      await expect(canvas.getAllByRole('cell')).toHaveLength(5 * 4)
    })
  },
})
export const Choice = meta.story({
  args: { children: <Trees /> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Pfeiltasten wählen den Nachbarn', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 Bäume' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: '6 Bäume' })).toBeChecked()
    })
  },
})
export const ChoiceDisabled = meta.story({ args: { children: <Trees disabled /> } })
