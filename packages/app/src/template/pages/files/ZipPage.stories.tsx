import preview from '@waldkerf/storybook/preview'
import { TemplateStage } from '@waldkerf/app/testing/TemplateStage.tsx'
import { expect, waitFor } from 'storybook/test'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { ZipPage } from './ZipPage.tsx'

const meta = preview.meta({
  component: TemplateStage,
  args: { path: '/zip/download', children: <ZipPage /> },
  beforeEach: notices.endAll,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
})
export const Failed = meta.story({ args: { scenario: 'failing' } })
