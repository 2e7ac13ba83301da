import preview from '@waldkerf/storybook/preview'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { expect, fn, waitFor } from 'storybook/test'
import { ForecastPanel } from './ForecastPanel.tsx'

const meta = preview.meta({ component: ForecastPanel })
const { forecast } = seedWorld({ today: storyDay, size: 'small' })
const args = { entries: { status: 'ready', data: forecast }, today: storyDay } as const
const failed = { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Einnahmen und Ausgaben stehen nebeneinander', async () => {
      const chart = canvas.getByRole('img', { name: 'Prognose für zwölf Monate' })
      await waitFor(() => expect(chart.querySelectorAll('svg path').length).toBeGreaterThan(6), { timeout: 5_000 })
      for (const kind of ['Einnahmen', 'Ausgaben']) await expect(canvas.getByText(kind)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { ...args, entries: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, entries: { status: 'loading' } } })
export const Failed = meta.story({ args: { ...args, entries: failed } })
