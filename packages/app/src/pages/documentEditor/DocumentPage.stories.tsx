import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { DocumentPage } from './DocumentPage.tsx'

const meta = preview.meta({
  component: DocumentPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/offers">
      <DocumentPage {...args} />
    </Stage>
  ),
})

/** Until the document is there, nothing can be done. */
export const Loading = meta.story({
  args: { kind: 'offer', id: 1 },
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })),
})
export const Forbidden = meta.story({
  args: Loading.composed.args,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'forbidden' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/konnte nicht geladen werden/, {}, { timeout: 8_000 })).toBeVisible()
  },
})
