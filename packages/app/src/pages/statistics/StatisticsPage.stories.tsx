import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { StatisticsPage } from './StatisticsPage.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: StatisticsPage,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="expert@waldkerf.test" path="/statistics/index">
      <StatisticsPage />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Jahr bis zur letzten vollen Woche', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: /^2026 bis KW 46: \d+ Meldungen/ }, late),
      ).toBeVisible()
      await expect(await canvas.findByRole('table', { name: 'Zeit bis zur Entscheidung' }, late)).toBeVisible()
      await expect(await canvas.findByRole('table', { name: 'Veränderung auf der Karte' }, late)).toBeVisible()
    })
    await step('Ein Land engt alles ein, und die Auswahl behält den Fokus', async () => {
      const states = canvas.getByRole('combobox', { name: 'Bundesland' })
      await userEvent.selectOptions(states, 'Bayern')
      await expect(await canvas.findByRole('heading', { level: 1, name: /^2026 bis KW 46/ }, late)).toBeVisible()
      await expect(await canvas.findByText(/ · Bayern · alle Arten/, {}, late)).toBeVisible()
      await expect(canvas.getByRole('combobox', { name: 'Bundesland' })).toBe(states)
    })
  },
})
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'empty' })) })
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
