import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleWeeks } from '../fixtures.ts'
import { SeasonPanel } from './SeasonPanel.tsx'

const meta = preview.meta({ component: SeasonPanel })
const today = '2026-09-18'
const counts = { status: 'ready', data: exampleWeeks() } as const

export const Ready = meta.story({
  args: { counts, today },
  play: async ({ canvas, step }) => {
    await step('Three years are drawn over the weeks', async () => {
      const chart = canvas.getByRole('img', { name: 'Funde im Jahreslauf' })
      await waitFor(() => expect(chart.querySelectorAll('svg path').length).toBeGreaterThan(2), { timeout: 5_000 })
      for (const year of ['2026', '2025', '2024']) await expect(canvas.getByText(year)).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { counts: { status: 'ready', data: [] }, today } })
export const Loading = meta.story({ args: { counts: { status: 'loading' }, today } })
export const Failed = meta.story({
  args: { counts: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() }, today },
})
export const Phone = meta.story({ args: { counts, today }, globals: { viewport: { value: 'phone' } } })
export const AsTable = meta.story({
  args: { counts, today },
  play: async ({ canvas, userEvent, step }) => {
    await step('The weeks stand in a table, those to come without a number', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Funde im Jahreslauf als Tabelle zeigen' }))
      await expect(canvas.getByRole('row', { name: /^KW 38 / })).toHaveTextContent(/KW 38\d+\d+/)
      await expect(canvas.getByRole('row', { name: /^KW 39 / })).toHaveTextContent('KW 39–')
    })
  },
})
export const Dark = meta.story({ args: { counts, today }, globals: { theme: 'dark' } })
export const English = meta.story({ args: { counts, today }, globals: { language: 'en' } })
