import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { fn } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { BeetleViews } from './BeetleViews.tsx'

const meta = preview.meta({
  component: BeetleViews,
  parameters: { layout: 'centered' },
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: (args) => (
    <Stage user="expert@waldkerf.test" path="/gis/index">
      <BeetleViews {...args} />
    </Stage>
  ),
})

export const Ready = meta.story({ args: { filter: emptyBeetleFilter, onApply: fn(), onBegin: fn() } })
export const Failed = meta.story({
  args: Ready.composed.args,
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
})
