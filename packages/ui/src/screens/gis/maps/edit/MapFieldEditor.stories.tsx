import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { mapField, mapFields } from '@waldkerf/domain/maps/mapValues'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked } from 'storybook/test'
import { space } from '@waldkerf/ui/theme/tokens'
import { MapFieldEditor } from './MapFieldEditor.tsx'

const [map] = seedWorld({ today: storyDay, size: 'small' }).maps

const meta = preview.meta({
  component: MapFieldEditor,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: space(4) }}>
        <Story />
      </div>
    ),
  ],
})

export const Ready = meta.story({
  args: {
    map: map!,
    field: mapField('gemarkung'),
    label: 'Gemarkung',
    suggestions: [],
    actions: { change: fn(async () => undefined), onLost: fn() },
    onTyping: fn(),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Gemarkung' })
    await step('Was getippt ist, ist noch nicht gespeichert, und die Seite weiß es', async () => {
      await userEvent.type(field, ' Süd')
      await expect(args.onTyping).toHaveBeenLastCalledWith('gemarkung', true)
      await expect(args.actions.change).not.toHaveBeenCalled()
    })
    await step('Enter speichert es', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
      await expect(args.onTyping).toHaveBeenLastCalledWith('gemarkung', false)
    })
  },
})
const { args: ready } = Ready.composed

/** One of each kind. */
export const Matrix = meta.story({
  args: ready,
  render: (args) => (
    <>
      {mapFields.map((field) => (
        <MapFieldEditor key={field.column} {...args} field={field} label={field.column} />
      ))}
    </>
  ),
})

export const Failed = meta.story({
  args: ready,
  play: async ({ args, canvas, userEvent, step }) => {
    mocked(args.actions.change).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
    const field = canvas.getByRole('textbox', { name: 'Gemarkung' })
    await step('Was nicht gespeichert werden konnte, ist noch da', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Unterfeld{Enter}')
      await expect(await canvas.findByText(/Der Dienst antwortet nicht/)).toBeVisible()
      await expect(field).toHaveValue('Unterfeld')
    })
    await step('und wird beim nächsten Versuch gespeichert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }))
      await expect(await canvas.findByText('Gespeichert')).toBeVisible()
    })
  },
})

export const Conflict = meta.story({
  args: ready,
  play: async ({ args, canvas, userEvent, step }) => {
    const theirs = { ...map!, gemarkung: 'Oberfeld', version: 2 }
    mocked(args.actions.change).mockRejectedValueOnce(new ConflictError('Inzwischen geändert.', theirs))
    const field = canvas.getByRole('textbox', { name: 'Gemarkung' })
    await step('Was gespeichert ist, lässt sich behalten', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Unterfeld{Enter}')
      await userEvent.click(await canvas.findByRole('button', { name: 'Gespeichertes behalten' }))
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(field).toHaveValue(map!.gemarkung)
      await expect(args.actions.change).toHaveBeenCalledOnce()
    })
  },
})
