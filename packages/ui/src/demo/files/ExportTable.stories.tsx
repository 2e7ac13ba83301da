import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
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
export const Dark = meta.story({ globals: { theme: 'dark' } })
