import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect, waitFor, within } from 'storybook/test'
import { Mine } from './Mine.tsx'

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
    await step('Jede eigene Meldung hat ihre Seite', async () => {
      const mine = within(await canvas.findByRole('region', { name: 'Meine Meldungen' }, { timeout: 8_000 }))
      await waitFor(() => expect(mine.getAllByRole('link').length).toBeGreaterThan(1), { timeout: 8_000 })
      const [first] = mine.getAllByRole('link')
      await expect(first?.getAttribute('href')).toMatch(/^\/reports\/\d+$/)
    })
  },
})
