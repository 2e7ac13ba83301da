import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { SamplesPage } from './SamplesPage.tsx'

const stageFor = (user: string) => () => (
  <Stage user={user} path="/samples/index">
    <SamplesPage />
  </Stage>
)

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: SamplesPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: stageFor('admin@waldkerf.test'),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Ich sehe die Einträge', async () => {
      await expect(await canvas.findByRole('list', { name: 'Beispielseite' }, late)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
export const Forbidden = meta.story({ render: stageFor('expert@waldkerf.test') })
