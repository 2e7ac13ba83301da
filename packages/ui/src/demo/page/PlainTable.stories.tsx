import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { PlainTable } from './PlainTable.tsx'

const articles = seedTemplate().articles.slice(0, 5)

/** The table with rows of a real kind. */
function Example({ rows }: { rows: readonly Article[] }) {
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

const meta = preview.meta({ component: Example, args: { rows: articles } })

export const Ready = meta.story()

/** On a phone rows are cards; read aloud they are rows still. */
export const Phone = meta.story({
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
