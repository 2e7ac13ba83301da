import type { Picture } from '@waldkerf/domain/entities/beetles'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { PictureViewer } from './PictureViewer.tsx'

const picture = (id: number): Picture => ({
  id,
  kaefer_id: 1,
  filename: `1-${id}.webp`,
  mime: 'image/webp',
  breite: 960,
  hoehe: 720,
  aufgenommen_am: null,
  lat: null,
  lon: null,
})
/** One colour for each picture. */
const plainPicture = ({ id }: Picture) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="hsl(${id * 60} 30% 40%)"/></svg>`,
  )}`

const meta = preview.meta({ component: PictureViewer })

export const Ready = meta.story({
  args: { pictures: { status: 'ready', data: [picture(1), picture(2), picture(3)] }, pictureUrl: plainPicture },
  play: async ({ canvas, userEvent, step }) => {
    await step('A small picture becomes the large one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bild 3 zeigen' }))
      await expect(canvas.getByRole('img', { name: 'Bild 3 von 3' })).toBeVisible()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'loading' } } })
export const BytesOnTheirWay = meta.story({ args: { ...Ready.composed.args, pictureUrl: () => undefined } })
export const Failed = meta.story({
  args: { ...Ready.composed.args, pictures: { status: 'failed', message: 'Zeitlimit', retry: fn() } },
})
