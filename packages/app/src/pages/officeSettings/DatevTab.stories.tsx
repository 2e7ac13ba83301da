import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { DatevTab } from './DatevTab.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: DatevTab,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="admin@waldkerf.test" path="/settings/index?tab=datev">
      <DatevTab />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Eine andere Mandantennummer ist mit der Eingabetaste gespeichert', async () => {
      const client = await canvas.findByRole('textbox', { name: 'Mandantennummer' }, late)
      await userEvent.clear(client)
      await userEvent.type(client, '55004{Enter}')
      await expect(await canvas.findByText('Gespeichert: Mandantennummer', {}, late)).toBeVisible()
    })
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/konnten nicht geladen werden$/, {}, late)).toBeVisible()
  },
})
