import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { DirectivePermissionPage } from './DirectivePermissionPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/permission/directive', children: <DirectivePermissionPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const labels = () => canvas.queryAllByRole('tab').map((tab) => tab.textContent)
    await step('Die Teile folgen der Rolle, auch wenn sie wechselt', async () => {
      await waitFor(() => expect(labels()).toEqual(['Admin', 'Admin-OR-Editor']))
      await userEvent.click(canvas.getByRole('radio', { name: 'editor' }))
      await waitFor(() => expect(labels()).toEqual(['Editor', 'Admin-OR-Editor']))
      await userEvent.click(canvas.getByRole('radio', { name: 'visitor' }))
      await waitFor(() => expect(labels()).toEqual([]))
    })
  },
})
export const Editor = meta.story({ args: { role: 'editor' } })
export const Visitor = meta.story({ args: { role: 'visitor' } })
