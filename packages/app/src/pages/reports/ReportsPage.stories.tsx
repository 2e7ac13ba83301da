import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { ReportsPage } from './ReportsPage.tsx'

const meta = preview.meta({
  component: ReportsPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/reports/index">
      <ReportsPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Die eigenen Meldungen stehen da, die Rückfrage zuerst', async () => {
      await expect(await canvas.findByRole('heading', { name: /Rückfrage/ }, { timeout: 5_000 })).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
