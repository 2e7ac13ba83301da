import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { exampleLatest } from '@waldkerf/ui/screens/dashboard/fixtures.ts'
import { LatestPanel } from './LatestPanel.tsx'

const meta = preview.meta({
  component: LatestPanel,
  decorators: [
    (Story) => (
      <div style={{ container: 'dashboard / inline-size' }}>
        <Story />
      </div>
    ),
  ],
})
const args = {
  beetles: { status: 'ready', data: exampleLatest() },
  loadPicture: pictureBlob,
  linkTo: (id: number) => `/gis/index?meldung=${id}`,
} as const

export const Ready = meta.story({
  args,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Die Bilder kommen, und jedes führt zu seiner Meldung', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('img').length).toBeGreaterThan(3), { timeout: 5_000 })
      await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/gis/index?meldung=612')
      await expect(canvas.getAllByText('4 km südöstlich von Goslar')[0]).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { ...args, beetles: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...args, beetles: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...args, beetles: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
})
export const Forbidden = meta.story({
  args: {
    ...args,
    linkTo: () => undefined,
    beetles: { status: 'ready', data: exampleLatest().map((row) => ({ ...row, bild: null })) },
  },
  play: async ({ canvas, step }) => {
    await step('Ohne das Recht auf Bilder stehen die Funde da und führen nirgendwohin', async () => {
      await expect(canvas.getAllByText('Buchdrucker')[0]).toBeVisible()
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
})
