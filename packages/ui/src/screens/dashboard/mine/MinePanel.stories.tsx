import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleOwn } from '../fixtures.ts'
import { MinePanel } from './MinePanel.tsx'

const meta = preview.meta({ component: MinePanel })
const args = {
  beetles: { status: 'ready', data: exampleOwn() },
  loadPicture: pictureBlob,
  linkTo: () => undefined,
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, userEvent, step }) => {
    await step('A rejected report stands there with its answer', async () => {
      await expect(canvas.getByText('Abgelehnt')).toBeVisible()
      await expect(canvas.getByText(/keinen Borkenkäfer/)).toBeVisible()
    })
    await step('The older ones come on asking', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alle 6 zeigen' }))
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    })
  },
})
export const Empty = meta.story({ args: { ...args, beetles: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, beetles: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, beetles: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
})
export const OfAnExpert = meta.story({ args: { ...args, linkTo: (id: number) => `/gis/index?meldung=${id}` } })
