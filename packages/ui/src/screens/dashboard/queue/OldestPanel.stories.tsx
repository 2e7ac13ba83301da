import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleOldest } from '../fixtures.ts'
import { OldestPanel } from './OldestPanel.tsx'

const meta = preview.meta({ component: OldestPanel })
const args = {
  beetles: { status: 'ready', data: exampleOldest() },
  loadPicture: pictureBlob,
  linkTo: (id: number) => `/gis/index?meldung=${id}`,
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, step }) => {
    await step('Zuerst steht, was beantwortet ist, und sagt es; jede Zeile führt zu ihrer Prüfung', async () => {
      await expect(canvas.getByText('Antworten, dann älteste')).toBeVisible()
      const [first] = canvas.getAllByRole('link')
      await expect(first).toHaveTextContent(/43 Tage · .*Beantwortet$/)
      await expect(first).toHaveAttribute('href', '/gis/index?meldung=201')
    })
  },
})
export const Empty = meta.story({ args: { ...args, beetles: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, beetles: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, beetles: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
})
