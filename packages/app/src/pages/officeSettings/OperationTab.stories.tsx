import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { OperationTab } from './OperationTab.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: OperationTab,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="admin@waldkerf.test" path="/settings/index?tab=operation">
      <OperationTab />
    </Stage>
  ),
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gerade wird kein Scan hochgeladen.', {}, late)).toBeVisible()
  },
})
