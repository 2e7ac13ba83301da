import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { Stat } from '@waldkerf/ui/parts/Stat/Stat'
import { exampleWeeks } from '../fixtures.ts'
import { SeasonTrend } from './SeasonTrend.tsx'

const meta = preview.meta({
  component: SeasonTrend,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Stat label="Veröffentlichte Funde" value="530" note={<Story />} />
      </div>
    ),
  ],
})
const args = { counts: exampleWeeks(), today: '2026-09-18' }

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Dieses Jahr wird mit denselben Wochen des Vorjahres verglichen', async () => {
      await expect(canvas.getByText('2026 bis KW 37: 17 % mehr als im gleichen Zeitraum 2025')).toBeVisible()
    })
  },
})
export const Fewer = meta.story({
  args: { ...args, counts: exampleWeeks().filter(({ jahr, woche }) => jahr < 2026 || woche < 20) },
})
/** The first year: nothing to compare with, so nothing is compared. */
export const FirstYear = meta.story({
  args: { ...args, counts: exampleWeeks().filter(({ jahr }) => jahr === 2026) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2026 bis KW 37: \d+ Funde$/)).toBeVisible()
  },
})
export const Unknown = meta.story({ args: { ...args, counts: undefined } })
