import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { RowField } from './RowField.tsx'
import { Fields, RowForm, type RowFormState, type SelfSavingWords } from './RowForm.tsx'

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

const bySelf = { idle: 'Gilt beim Verlassen.', saving: 'Wird gespeichert', undo: 'Rückgängig' }

const meta = preview.meta({ component: RowForm, parameters: { layout: 'padded' } })

const actions = { change: fn(), save: fn(), discard: fn() }
const withForm = (part: Partial<RowFormState<Values>>, bySelf?: SelfSavingWords) => {
  const form = { ...start, ...part }
  return {
    args: { form, actions, children: undefined },
    render: () => (
      <RowForm form={form} actions={actions} {...(bySelf && { bySelf })}>
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
/** On a phone saving stays in view, however long the form is. */
export const OnAPhone = meta.story({
  ...withForm({ changed: true }),
  globals: { viewport: { value: 'phone' } },
  render: ({ form }) => (
    <RowForm form={form} actions={actions}>
      <p style={{ minHeight: 2_000 }}>Viele Angaben</p>
    </RowForm>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Speichern' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
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
/** Each field stores itself when it is left; what others stored meanwhile is decided by the buttons. */
export const BySelf = meta.story({
  ...withForm({ changed: true }, bySelf),
  play: async ({ canvas, userEvent, step }) => {
    actions.save.mockClear()
    await step('Wer im Feld ist, sieht keinen Knopf', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(canvas.getByRole('status')).toHaveTextContent('Gilt beim Verlassen.')
    })
    await step('Das nächste Feld speichert das vorige', async () => {
      await userEvent.tab()
      await expect(actions.save).toHaveBeenCalledOnce()
    })
  },
})
export const BySelfConflict = meta.story({
  ...withForm({ changed: true, theirs: { place: 'Soltau' } }, bySelf),
  play: async ({ canvas, userEvent }) => {
    actions.save.mockClear()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ort' }))
    await userEvent.tab()
    await expect(actions.save).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    await expect(actions.save).toHaveBeenCalledOnce()
  },
})
