import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RecordFailure } from './RecordFailure.tsx'

const meta = preview.meta({ component: RecordFailure, parameters: { layout: 'padded' } })
const failure = { status: 'failed', message: 'Der Dienst antwortet nicht.', retry: fn() } as const

export const Ready = meta.story({
  args: {
    failure: { ...failure, isMissing: true },
    title: 'Die Karte konnte nicht geladen werden',
    missing: { title: 'Diese Karte gibt es nicht (mehr)', list: { to: '#karten', words: 'Zu den Karten' } },
  },
  play: async ({ canvas, step }) => {
    await step('Was es nicht gibt, wird nicht noch einmal versucht: Es geht zur Liste', async () => {
      await expect(canvas.getByText('Diese Karte gibt es nicht (mehr)')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Zu den Karten' })).toHaveAttribute('href', '#karten')
      await expect(canvas.queryByRole('button')).toBeNull()
    })
  },
})
export const Failed = meta.story({
  args: { ...Ready.composed.args, failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Karte konnte nicht geladen werden')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
})
