import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { ExportTable } from './ExportTable.tsx'

const meta = preview.meta({
  component: ExportTable,
  args: {
    label: 'Artikel',
    head: { id: 'Nr.', title: 'Titel', author: 'Verfasser', readings: 'Aufrufe', date: 'Datum' },
    rows: seedTemplate().articles.slice(0, 5),
  },
})

export const Ready = meta.story()
/** Some columns stand under one head. */
export const Grouped = meta.story({
  args: { group: 'Angaben zum Artikel' },
  play: async ({ canvas, step }) => {
    await step('Der gemeinsame Kopf reicht über drei Spalten, die anderen über zwei Zeilen', async () => {
      await expect(canvas.getByText('Angaben zum Artikel')).toHaveAttribute('colspan', '3')
      await expect(canvas.getByText('Nr.')).toHaveAttribute('rowspan', '2')
    })
  },
})
