import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { drawnPicture } from '../../gis/pictures/examplePictures.ts'
import { OwnRecordDrawer } from './OwnRecordDrawer.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const asked = world.beetles.find(({ status, bilder_anzahl }) => status === 'query' && (bilder_anzahl ?? 0) > 1)!
const beetle = { ...asked, message: 'Könnten Sie das Fraßbild unter der Rinde fotografieren?' }

const meta = preview.meta({ component: OwnRecordDrawer })

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
        data: [{ zeit: `${storyDay}T09:12:00Z`, wer: '', aenderungen: { status: ['new', 'query'] } }],
      },
    },
    pictureActions: {
      add: fn(async () => undefined),
      order: fn(async () => undefined),
      remove: fn(async () => undefined),
    },
    onClose: fn(),
  },
  play: async ({ userEvent, step }) => {
    await step('The question of the experts stands above the pictures, which can be changed', async () => {
      await expect(screen.getByText(/Fraßbild/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Bilder bearbeiten' }))
      await expect(await screen.findByRole('button', { name: 'Bild hinzufügen' })).toBeVisible()
    })
  },
})
const { state } = Ready.composed.args

export const Empty = meta.story({
  args: {
    ...Ready.composed.args,
    state: {
      ...state,
      beetle: { status: 'ready', data: { ...beetle, status: 'new', message: '', fund_datum: null } },
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
export const Published = meta.story({
  args: {
    ...Ready.composed.args,
    state: { ...state, beetle: { status: 'ready', data: { ...beetle, status: 'published' } } },
  },
  play: async ({ step }) => {
    await step('What is published stays as it is', async () => {
      await expect(screen.queryByRole('button', { name: 'Bilder bearbeiten' })).toBeNull()
      await expect(screen.getByText(/ihre Bilder bleiben/)).toBeVisible()
    })
  },
})
export const LongGerman = meta.story({
  args: {
    ...Published.composed.args,
    state: {
      ...state,
      beetle: { status: 'ready', data: { ...beetle, message: 'Achtundzwanzigstreifenkäferverwechslung'.repeat(4) } },
      species: world.species.map((one) => ({ ...one, de: 'Achtundzwanzigstreifiger Nadelholzborkenkäferkandidat' })),
    },
  },
})
