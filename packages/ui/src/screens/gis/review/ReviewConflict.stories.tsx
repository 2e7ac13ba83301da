import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { ReviewConflict } from './ReviewConflict.tsx'

const world = seedWorld({ today: storyDay, size: 'small' })
const base = { ...world.beetles[0]!, status: 'new', art: 1, message: '' }

const meta = preview.meta({
  component: ReviewConflict,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    conflict: {
      base,
      mine: { status: 'published', art: 1, message: 'Vielen Dank. Wir haben Ihren Fund bestätigt.' },
      theirs: { ...base, status: 'query', art: 2, letzter_bearbeiter: 'anna.berg@waldkerf.test' },
    },
    species: world.species,
    people: [
      {
        user_id: 4,
        name: 'Anna Berg',
        mail: 'anna.berg@waldkerf.test',
        gemeldet: 0,
        veroeffentlicht: 0,
        abgelehnt: 0,
      },
    ],
    onResolve: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Wer anders entschieden hat, wird mit Namen genannt', async () => {
      await expect(canvas.getByText(/^Zuletzt bearbeitet von Anna Berg\./)).toBeVisible()
    })
    await step('Was nur eine Seite änderte, ist vorgeschlagen; wo beide es taten, das Gespeicherte', async () => {
      await expect(canvas.getByRole('radio', { name: /Gespeicherte Fassung Rückfrage/ })).toBeChecked()
      await expect(canvas.getByRole('radio', { name: /Ihre Fassung Vielen Dank/ })).toBeChecked()
    })
    await step('Feld für Feld wird daraus eine Fassung', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Ihre Fassung Veröffentlicht/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Auswahl speichern' }))
      await expect(args.onResolve).toHaveBeenCalledWith({
        status: 'published',
        art: 2,
        message: 'Vielen Dank. Wir haben Ihren Fund bestätigt.',
      })
    })
  },
})
const { conflict } = Ready.composed.args

export const NotAllowed = meta.story({
  args: {
    ...Ready.composed.args,
    conflict: {
      ...conflict,
      mine: { ...conflict.mine, status: 'query' },
      theirs: { ...conflict.theirs, status: 'published' },
    },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ein Status, der auf den gespeicherten nicht folgen kann, wird nicht gespeichert', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Ihre Fassung Rückfrage/ }))
      await expect(canvas.getByRole('alert')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Auswahl speichern' })).toBeDisabled()
    })
    await step('Die gespeicherte Fassung lässt sich behalten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gespeicherte Fassung behalten' }))
      await expect(args.onResolve).toHaveBeenCalledWith(undefined)
    })
  },
})
