import { seedTemplate } from '@waldkerf/mocks/template/seed/articles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { ArticleListScreen, type ArticleListScreenProps } from './ArticleListScreen.tsx'

const { articles } = seedTemplate()

const args: ArticleListScreenProps = {
  state: { status: 'ready', data: { total: articles.length, items: articles.slice(0, 20) } },
  choice: { page: 1, limit: 20 },
  onChange: fn(),
}

const meta = preview.meta({ component: ArticleListScreen, args })

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Zwanzig von hundert Artikeln stehen da', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(21)
      await expect(canvas.getByText('Seite 1 von 5')).toBeVisible()
    })
    await step('Weiter fragt nach der nächsten Seite', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(args.onChange).toHaveBeenCalledWith({ page: 2, limit: 20 })
    })
  },
})
export const Empty = meta.story({ args: { state: { status: 'ready', data: { total: 0, items: [] } } } })
export const Loading = meta.story({ args: { state: { status: 'loading' } } })
export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Der Dienst ist nicht erreichbar.', retry: fn() } },
})
