import { storyHandlers } from '@waldkerf/mocks/browser'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { OfferOrder } from './OfferOrder.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const accepted = world.offers.find(({ status }) => status === 'angenommen')
const late = { timeout: 20_000 }

const meta = preview.meta({
  component: OfferOrder,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="admin@waldkerf.test" path="/offers/1">
      <OfferOrder {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({
  args: { offerId: accepted?.id ?? 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noch keine Abschlagsrechnung.', {}, late)).toBeVisible()
  },
})
const ready = Ready.composed.args
export const Loading = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'slow' })),
})
export const Failed = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
export const Forbidden = meta.story({
  args: ready,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'forbidden' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Der Auftrag konnte nicht geladen werden.', {}, late)).toBeVisible()
  },
})
