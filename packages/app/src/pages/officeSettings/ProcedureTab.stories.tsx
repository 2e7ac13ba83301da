import { storyHandlers } from '@waldkerf/mocks/browser'
import preview from '@waldkerf/storybook/preview'
import { Stage } from '@waldkerf/app/testing/Stage.tsx'
import { expect } from 'storybook/test'
import { ProcedureTab } from './ProcedureTab.tsx'

const late = { timeout: 8_000 }

const meta = preview.meta({
  component: ProcedureTab,
  beforeEach: ({ msw }) => msw.use(...storyHandlers()),
  render: () => (
    <Stage user="admin@waldkerf.test" path="/settings/index?tab=procedure">
      <ProcedureTab />
    </Stage>
  ),
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('Nummern und Fristen kommen aus dem, was gilt', async () => {
      await expect(await canvas.findByText(/^Waldkerf Ingenieurbüro .* · Stand:/, {}, late)).toBeVisible()
      await expect(await canvas.findByRole('row', { name: /^Rechnungen 2026 RE-2026-\d{4}$/ }, late)).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Aufbewahrung' })).toBeVisible()
    })
  },
})
export const Forbidden = meta.story({
  render: () => (
    <Stage user="expert@waldkerf.test" path="/settings/index?tab=procedure">
      <ProcedureTab />
    </Stage>
  ),
})
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...storyHandlers({ scenario: 'failing' })) })
