import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { SentTab } from './SentTab.tsx'

const late = { timeout: 20_000 }

const meta = preview.meta({
  component: SentTab,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/invoices/1">
      <SentTab {...args} />
    </Stage>
  ),
})

/** The document was not sent yet. */
export const Empty = meta.story({
  args: { kind: 'rechnung', id: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch nicht per E-Mail versendet.', {}, late)).toBeVisible()
  },
})
const empty = Empty.composed.args
export const Loading = meta.story({
  args: empty,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })),
})
export const Forbidden = meta.story({
  args: empty,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'forbidden' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Der Versand konnte nicht geladen werden.', {}, late)).toBeVisible()
  },
})
