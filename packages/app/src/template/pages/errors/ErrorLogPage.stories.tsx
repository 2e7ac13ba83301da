import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ErrorLogPage } from './ErrorLogPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/error-log/log', children: <ErrorLogPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Protokoll' })).toBeVisible()
  },
})
