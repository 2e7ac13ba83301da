import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { DefaultTextsCard } from './DefaultTextsCard.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: DefaultTextsCard,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/settings/index">
      <DefaultTextsCard {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Neue Dokumente', {}, late)).toBeVisible()
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
