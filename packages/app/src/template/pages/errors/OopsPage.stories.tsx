import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { OopsPage } from './OopsPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/401?from=%2Fpermission%2Frole', children: <OopsPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Ohne Vorgeschichte führt Zurück zum Dashboard', async () => {
      await expect(await canvas.findByText('/permission/role')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }))
      await waitFor(() => expect(canvas.queryByText('/permission/role')).toBeNull())
    })
  },
})
