import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
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
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const meta = preview.meta({ component: Example, args: { rows: articles } })

export const Ready = meta.story()
