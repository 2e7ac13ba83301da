import preview from '@waldkerf/storybook/preview'
import { expect, within } from 'storybook/test'
import { FigureCard } from './FigureCard.tsx'
import { stackOption } from './options.ts'

const labels = ['Mo', 'Di', 'Mi']
const rows = [
  { name: 'Seite A', values: [79, 52, 200] },
  { name: 'Seite B', values: [80, 52, 1200] },
]
const option = stackOption(labels, rows, new Intl.NumberFormat('de').format)

const meta = preview.meta({
  component: FigureCard,
  args: { title: 'Aufrufe je Seite', axis: 'Tag', labels, rows, option },
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Zahlen des Diagramms stehen in einer Tabelle', async () => {
      await userEvent.click(canvas.getByText('Zahlen zum Diagramm'))
      const table = within(await canvas.findByRole('table'))
      await expect(table.getByRole('row', { name: 'Mi 200 1.200' })).toBeVisible()
    })
  },
})
