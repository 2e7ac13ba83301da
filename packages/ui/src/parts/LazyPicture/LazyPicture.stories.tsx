import { pictureBlob } from '@waldkerf/mocks/seed/pictureUrls'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { LazyPicture } from './LazyPicture.tsx'

const meta = preview.meta({
  component: LazyPicture,
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
})

const load = fn(pictureBlob)

export const Ready = meta.story({
  args: { alt: 'Buchdrucker auf Rinde', id: 7, load },
  play: async ({ canvas, step }) => {
    await step('Was sichtbar ist, wird geholt und gezeigt', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: 'Buchdrucker auf Rinde' })).toBeVisible())
      await expect(load).toHaveBeenCalledWith(7)
    })
  },
})
export const Empty = meta.story({
  args: { alt: '', id: undefined, load },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kein Bild')).toBeVisible()
  },
})
export const Failed = meta.story({ args: { alt: '', id: 7, load: async () => Promise.reject(new Error('gone')) } })
