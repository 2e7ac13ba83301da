import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { drawnPicture } from '@waldkerf/ui/screens/gis/pictures/examplePictures.ts'
import { FindDrawer } from './FindDrawer.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const beetle = world.beetles.find(({ status, bilder_anzahl }) => status === 'published' && (bilder_anzahl ?? 0) > 1)!

const meta = preview.meta({ component: FindDrawer })

export const Ready = meta.story({
  args: {
    id: beetle.id,
    state: {
      beetle: { status: 'ready', data: beetle },
      species: world.species,
      pictures: { status: 'ready', data: world.pictures.filter(({ kaefer_id }) => kaefer_id === beetle.id) },
      pictureUrl: drawnPicture,
      history: {
        status: 'ready',
        data: [{ zeit: `${storyDay}T09:12:00Z`, wer: '', aenderungen: { status: ['new', 'published'] } }],
      },
    },
    onClose: fn(),
  },
  play: async ({ step }) => {
    await step('Veröffentlichtes wird gelesen, nicht geändert', async () => {
      await expect(await screen.findByText('Verlauf')).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Bilder bearbeiten' })).toBeNull()
    })
  },
})
const { state } = Ready.composed.args

export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      beetle: { status: 'ready', data: { ...beetle, fund_datum: null } },
      pictures: { status: 'ready', data: [] },
      history: { status: 'ready', data: [] },
    },
  },
})
export const Loading = meta.story({
  args: { ...Ready.composed.args, state: { ...state, beetle: { status: 'loading' } } },
})
export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, beetle: { status: 'failed', message: 'Der Dienst ist gerade nicht erreichbar.', retry: fn() } },
  },
})
export const Missing = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, beetle: { status: 'failed', message: 'Nicht da.', retry: fn(), isMissing: true } },
  },
  play: async () => {
    await expect(await screen.findByText(/gibt es nicht \(mehr\)$/)).toBeVisible()
  },
})
export const LongGerman = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      species: world.species.map((one) => ({ ...one, de: 'Achtundzwanzigstreifiger Nadelholzborkenkäferkandidat' })),
    },
  },
})
