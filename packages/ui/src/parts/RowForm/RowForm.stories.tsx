import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RowField } from './RowField.tsx'
import { Fields, RowForm, type RowFormState } from './RowForm.tsx'

interface Values extends Readonly<Record<string, string>> {
  name: string
  place: string
}

const start: RowFormState<Values> = {
  values: { name: 'Forstamt Ülzen', place: 'Ülzen' },
  changed: false,
  saving: false,
  saved: false,
  theirs: {},
  problem: undefined,
}

const meta = preview.meta({ component: RowForm, parameters: { layout: 'padded' } })

const actions = { change: fn(), save: fn(), discard: fn() }
const withForm = (part: Partial<RowFormState<Values>>) => {
  const form = { ...start, ...part }
  return {
    args: { form, actions, children: undefined },
    render: () => (
      <RowForm form={form} actions={actions}>
        <Fields>
          <RowField form={form} actions={actions} field="name" label="Name" most={40} />
          <RowField form={form} actions={actions} field="place" label="Ort" most={5} />
        </Fields>
      </RowForm>
    ),
  }
}

export const Ready = meta.story({
  ...withForm({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
})
export const Changed = meta.story({
  ...withForm({ changed: true }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Es steht da, dass noch nichts gespeichert ist, und Enter speichert', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Noch nicht gespeichert')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
      await expect(actions.save).toHaveBeenCalled()
    })
  },
})
export const TooLong = meta.story({
  ...withForm({ changed: true, values: { name: '', place: 'Ülzen an der Aue' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ort' })).toBeInvalid()
  },
})
export const Conflict = meta.story({
  ...withForm({ changed: true, theirs: { place: 'Soltau' } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('Der gespeicherte Wert lässt sich übernehmen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ort: gespeicherten Wert übernehmen' }))
      await expect(actions.change).toHaveBeenCalledWith({ place: 'Soltau' })
    })
  },
})
export const Failed = meta.story(withForm({ changed: true, problem: 'Keine Verbindung. Ihre Eingaben sind noch da.' }))
