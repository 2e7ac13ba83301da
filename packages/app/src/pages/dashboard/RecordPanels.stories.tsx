import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/storybook/stage/Stage'
import { expect, within } from 'storybook/test'
import { Mine } from './RecordPanels.tsx'

const meta = preview.meta({
  component: Mine,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="nutzer@waldkerf.test" path="/dashboard">
      <Mine />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Ohne GIS öffnet jede eigene Meldung auf dieser Seite', async () => {
      const mine = within(await canvas.findByRole('region', { name: 'Meine Meldungen' }, { timeout: 8_000 }))
      const [first] = await mine.findAllByRole('link', {}, { timeout: 8_000 })
      await expect(first?.getAttribute('href')).toMatch(/meldung=\d+$/)
    })
  },
})
