import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, screen, waitFor, within } from 'storybook/test'
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
/** Spec section 8: reads, too, end in the question. */
export const SessionOver = meta.story({
  args: { scenario: 'signedInElsewhere' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Die Meldung des Dienstes ist ein Hinweis, kein Text der Seite', async () => {
      await expect(await screen.findByText('Signed in elsewhere.')).toBeVisible()
      await expect(canvas.queryByRole('main')?.textContent ?? '').not.toContain('Signed in elsewhere.')
    })
    await step('Confirm logout: Cancel bleibt auf der Seite', async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm logout' }))
      await expect(
        dialog.getByText('You have been logged out, you can cancel to stay on this page, or log in again'),
      ).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    })
  },
})
