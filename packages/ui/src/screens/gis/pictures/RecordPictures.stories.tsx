import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { drawnPicture, exampleFind, examplePicture } from './examplePictures.ts'
import { RecordPictures } from './RecordPictures.tsx'

const meta = preview.meta({
  component: RecordPictures,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    pictures: { status: 'ready', data: [examplePicture(1), examplePicture(2)] },
    pictureUrl: drawnPicture,
    beetle: exampleFind,
    actions: { add: fn(async () => undefined), order: fn(async () => undefined), remove: fn(async () => undefined) },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Das Bearbeiten öffnet sich unter den Bildern und schließt wieder', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Bilder bearbeiten' }))
      await expect(await canvas.findByRole('region', { name: 'Bilder bearbeiten' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Fertig' }))
      await expect(canvas.queryByRole('region')).toBeNull()
    })
  },
})

export const Empty = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'ready', data: [] } } })
export const Forbidden = meta.story({ args: { ...Ready.composed.args, actions: undefined } })
