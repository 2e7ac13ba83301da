import type { ReferencePicture } from '@waldkerf/domain/entities/beetles/beetles'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { drawnPicture, examplePicture } from './examplePictures.ts'
import { References } from './References.tsx'

const { species } = seedWorld({ today: storyDay, size: 'small' })
const pictures: readonly ReferencePicture[] = [1, 1, 1, 3, 3, 4].map((art, i) => ({ id: i + 1, kaefer_id: i + 1, art }))

const meta = preview.meta({
  component: References,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    pictures: { status: 'ready', data: pictures },
    url: ({ id }) => drawnPicture(examplePicture(id)),
    species,
    art: 1,
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Jede Art steht einmal, über ihren Bildern: die gewählte zuerst, dann die ähnlichen', async () => {
      await expect(canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
        'Gewählt: Buchdrucker',
        'Ähnlich: Nordischer Fichtenborkenkäfer',
        expect.stringMatching(/^Ähnlich: /),
      ])
    })
    await step('Ein Druck zeigt ein Vergleichsbild groß, mit seiner Art', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Nordischer Fichtenborkenkäfer' })[0]!)
      await expect(canvas.getByRole('heading', { name: 'Vergleich: Nordischer Fichtenborkenkäfer' })).toBeVisible()
      await expect(canvas.getByRole('application', { name: 'Bild 4 von 6' })).toBeVisible()
    })
    await step('Noch einer nimmt es wieder weg', async () => {
      await userEvent.click(canvas.getByRole('button', { pressed: true }))
      await expect(canvas.queryByRole('application')).toBeNull()
    })
  },
})
export const Empty = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'ready', data: [] } } })
export const Loading = meta.story({ args: { ...Ready.composed.args, pictures: { status: 'loading' } } })
export const Failed = meta.story({
  args: { ...Ready.composed.args, pictures: { status: 'failed', message: 'Keine Verbindung.', retry: fn() } },
})
/** Pictures of other species only; one of them cannot be loaded. */
export const OthersAlone = meta.story({
  args: { ...Ready.composed.args, art: 2, url: ({ id }) => (id === 2 ? '' : drawnPicture(examplePicture(id))) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Noch kein Vergleichsbild von Kupferstecher/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Buchdrucker' })[1]!)
    await expect(canvas.getByText('Dieses Bild lässt sich nicht laden.')).toBeVisible()
  },
})
