import type { Article } from '@waldkerf/domain/entities/template/articles'
import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ArticleTable } from './ArticleTable.tsx'
import { ArticleTabsScreen, tabColumns } from './ArticleTabsScreen.tsx'

const { articles } = seedTemplate()

function Pane({ type }: Pick<Article, 'type'>) {
  const items = articles.filter((article) => article.type === type).slice(0, 5)
  return <ArticleTable columns={tabColumns} state={{ status: 'ready', data: { total: items.length, items } }} />
}

/** Stands in for the page, which keeps the tab in its address. */
function Page({ first = 'CN' }: { first?: Article['type'] }) {
  const [current, setCurrent] = useState(first)
  return <ArticleTabsScreen current={current} onChange={setCurrent} Pane={Pane} />
}

const meta = preview.meta({ component: Page })

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ein Register wird gebaut, wenn man es öffnet, und dann nicht noch einmal', async () => {
      await expect(canvas.getByText('Gebaute Register: 1')).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Japan' }))
      await userEvent.click(canvas.getByRole('tab', { name: 'China' }))
      await expect(canvas.getByText('Gebaute Register: 2')).toBeVisible()
    })
    await step('Pfeiltasten wechseln das Register', async () => {
      canvas.getByRole('tab', { name: 'China' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('tab', { name: 'Eurozone' })).toHaveAttribute('aria-selected', 'true')
    })
  },
})
