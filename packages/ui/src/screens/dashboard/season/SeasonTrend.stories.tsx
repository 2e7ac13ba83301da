import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { exampleWeeks } from '../fixtures.ts'
import { SeasonTrend } from './SeasonTrend.tsx'

const meta = preview.meta({
  component: SeasonTrend,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size', width: 'min(100%, 720px)', height: 240 }}>
        <Story />
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
    await step('Das Bild dazu hat beide Jahre; das laufende endet mit der letzten vollen Woche', async () => {
      const picture = canvas.getByRole('figure', { name: 'Veröffentlichte Funde je Kalenderwoche, 2026 und 2025' })
      const points = [...picture.querySelectorAll('polyline')].map((line) => line.getAttribute('points')!.split(' '))
      await expect(points.map(({ length }) => length)).toEqual([52, 37])
    })
  },
})
/** From its Sunday on a week counts, in words and picture alike. */
export const OnSunday = meta.story({
  args: { ...args, today: '2026-09-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2026 bis KW 38: /)).toBeVisible()
    const line = canvas.getByRole('figure').querySelector('[data-year=this][points]')!
    await expect(line.getAttribute('points')!.split(' ')).toHaveLength(38)
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
