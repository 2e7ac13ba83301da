import preview from '@waldkerf/storybook/preview'
import { expect } from 'storybook/test'
import { DraftPictureThumb } from './DraftPictureThumb.tsx'

const bark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="sienna"/></svg>'
const picture = {
  key: 'a',
  bytes: new Blob([bark], { type: 'image/svg+xml' }),
  breite: 320,
  hoehe: 240,
  aufgenommen_am: null,
  lat: null,
  lon: null,
}

const meta = preview.meta({
  component: DraftPictureThumb,
  decorators: [
    (Story) => (
      <div style={{ width: 128 }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: { picture, alt: 'Bild 1' },
  play: async ({ canvas, step }) => {
    await step('Das Bild zeigt seine eigenen Bytes', async () => {
      await expect(await canvas.findByRole('img', { name: 'Bild 1' })).toBeVisible()
    })
  },
})
export const Empty = meta.story({ args: { picture: undefined } })
