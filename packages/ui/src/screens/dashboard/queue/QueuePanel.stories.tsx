import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleWaiting } from '../fixtures.ts'
import { QueuePanel } from './QueuePanel.tsx'

const meta = preview.meta({ component: QueuePanel })
const args = {
  counts: { status: 'ready', data: exampleWaiting() },
  linkTo: (age: string) => `/gis/index?status=new&age=${age}`,
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Was auf eine Antwort wartet, steht mit in den Balken, und das steht da', async () => {
      await expect(canvas.getByText('Rückfragen ohne Antwort zählen mit.')).toBeVisible()
    })
    await step('Jedes Alter führt in die Prüfung', async () => {
      await expect(canvas.getByRole('img').querySelector('svg rect')).toBeTruthy()
      await expect(canvas.getByRole('link', { name: '2 bis 7 Tage: 31 Meldungen' })).toHaveAttribute(
        'href',
        '/gis/index?status=new&age=2-7',
      )
    })
  },
})
export const Empty = meta.story({ args: { ...args, counts: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, counts: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, counts: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
})
