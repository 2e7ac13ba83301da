import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
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

const bySelf = { idle: 'Gilt beim Verlassen.', undo: 'Rückgängig' }

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
export const Saving = meta.story({
  ...withForm({ changed: true, saving: true }),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Wird gespeichert …'),
})

const open = {
  idle: 'Alles gespeichert',
  saved: (names: readonly string[]) => `Gespeichert: ${names.join(', ')}`,
  names: { name: 'Name', place: 'Ort' },
}

/** Stands in for the container: stores at once, the first time in vain. */
function Stored() {
  const [form, setForm] = useState(start)
  const live = {
    ...actions,
    change: (part: Partial<Values>) =>
      setForm((last) => {
        const values = { ...last.values, ...part } as Values
        return { ...last, values, changed: true, saved: false, problem: undefined }
      }),
    save: () =>
      setForm((last) =>
        last.values.place === 'Celle'
          ? { ...last, changed: false, saved: true }
          : { ...last, problem: 'Keine Verbindung. Ihre Eingaben sind noch da.' },
      ),
  }
  return (
    <RowForm form={form} actions={live} open={open}>
      <Fields>
        <RowField form={form} actions={live} field="name" label="Name" most={40} />
        <RowField form={form} actions={live} field="place" label="Ort" most={8} />
      </Fields>
    </RowForm>
  )
}

/** A form that stays open says at rest that all is stored, and afterwards what was. */
export const Open = meta.story({
  args: { form: start, actions, children: undefined },
  render: () => <Stored />,
  play: async ({ canvas, userEvent, step }) => {
    const said = canvas.getByRole('status')
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const { top } = name.getBoundingClientRect()
    await step('Solange nichts getippt ist, ist alles gespeichert', async () => {
      await expect(said).toHaveTextContent('Alles gespeichert')
    })
    await step('Was nicht gelingt, steht beim Knopf, und kein Feld rückt', async () => {
      await userEvent.type(name, ' Nord')
      await expect(said).toHaveTextContent('Noch nicht gespeichert')
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
      await expect(await canvas.findByText(/^Keine Verbindung/)).toBeVisible()
      await expect(name.getBoundingClientRect().top).toBe(top)
    })
    await step('Gespeichert wird genannt, was gespeichert ist, auch vom ersten Versuch', async () => {
      const place = canvas.getByRole('textbox', { name: 'Ort' })
      await userEvent.clear(place)
      await userEvent.type(place, 'Celle{Enter}')
      await waitFor(() => expect(said).toHaveTextContent('Gespeichert: Name, Ort'))
    })
  },
})
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
