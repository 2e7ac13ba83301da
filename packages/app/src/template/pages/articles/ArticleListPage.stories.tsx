import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/storybook/stage/TemplateStage'
import { expect } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ArticleListPage } from './ArticleListPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/example/list?page=2', children: <ArticleListPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Adresse sagt, welche Seite zu sehen ist', async () => {
      await expect(await canvas.findByText('Seite 2 von 5')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }))
      await expect(await canvas.findByText('Seite 3 von 5')).toBeVisible()
    })
  },
})
/** An address from when there were more. */
export const BeyondTheEnd = meta.story({
  args: { path: '/example/list?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seite 5 von 5')).toBeVisible()
  },
})
export const Empty = meta.story({ args: { scenario: 'empty' } })
export const Loading = meta.story({ args: { scenario: 'slow' } })
export const Failed = meta.story({
  args: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
