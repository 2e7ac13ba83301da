import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { exampleForm } from '../exampleProfile.ts'
import { PersonForm, type PersonFormProps } from './PersonForm.tsx'

const meta = preview.meta({ component: PersonForm, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { form: exampleForm, actions: { change: fn(), save: fn(), discard: fn() } },
  play: async ({ canvas, step }) => {
    await step('Ohne Knopf: Es gilt wie alles auf der Seite von selbst, und das steht da', async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(canvas.getByRole('status')).toHaveTextContent('Änderungen gelten, sobald Sie das Feld verlassen.')
    })
  },
})

export const Changed = meta.story({
  args: { ...Ready.composed.args, form: { ...exampleForm, changed: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Was früher getippt wurde und nie gespeichert, ist einen Druck entfernt', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Noch nicht gespeichert')
      await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeEnabled()
    })
    await step('Enter speichert, und das Verlassen eines Feldes', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Vorname' }), '{Enter}')
      await expect(args.actions.save).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('button')).toBeNull()
      await userEvent.tab()
      await expect(args.actions.save).toHaveBeenCalledTimes(2)
    })
  },
})

/** Stores what is typed, as the page does. */
function Stored({ form, actions }: PersonFormProps) {
  const [stored, setStored] = useState(form.values)
  const [typed, setTyped] = useState(stored)
  const [saved, setSaved] = useState(false)
  return (
    <PersonForm
      form={{ ...form, values: typed, changed: typed !== stored, saved }}
      actions={{
        ...actions,
        change: (part) => setTyped((now) => ({ ...now, ...part })),
        save() {
          actions.save()
          setStored(typed)
          setSaved(true)
        },
      }}
    />
  )
}

/** Nothing is refused, but what looks wrong is said, and taken back with one press. */
export const Doubtful = meta.story({
  args: { form: exampleForm, actions: { change: fn(), save: fn(), discard: fn() } },
  render: (args) => <Stored {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Nachname' })
    const before = exampleForm.values.last_name
    await step('Eine Telefonnummer ohne Ziffern fällt auf', async () => {
      const phone = canvas.getByRole('textbox', { name: 'Telefon' })
      await userEvent.clear(phone)
      await userEvent.type(phone, 'abc')
      await expect(canvas.getByText('Ist das eine Telefonnummer?')).toBeVisible()
      await expect(phone).toBeValid()
    })
    await step('Ein leerer Nachname auch, und er kommt mit einem Druck zurück', async () => {
      await userEvent.clear(name)
      await userEvent.tab()
      await expect(canvas.getByText('Bei Meldungen steht nur der Vorname.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
      await expect(name).toHaveValue(before)
      await expect(args.actions.save).toHaveBeenCalledTimes(3)
      await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
      await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toHaveValue('abc')
    })
  },
})

export const Saving = meta.story({
  args: { ...Ready.composed.args, form: { ...exampleForm, changed: true, saving: true } },
})

export const Failed = meta.story({
  args: {
    ...Ready.composed.args,
    form: { ...exampleForm, changed: true, problem: 'Keine Verbindung. Was Sie eingegeben haben, steht noch hier.' },
  },
})

export const TooLong = meta.story({
  args: {
    ...Ready.composed.args,
    form: { ...exampleForm, changed: true, values: { ...exampleForm.values, phone: '1'.repeat(51) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telefon' })).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
})

/** Somebody else has stored another profession meanwhile. */
export const Conflict = meta.story({
  args: { ...Ready.composed.args, form: { ...exampleForm, changed: true, theirs: { berufsgruppe: 'Ehrenamt' } } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Beide Werte stehen da, der gespeicherte lässt sich übernehmen', async () => {
      await expect(canvas.getByText('Gespeichert ist: Ehrenamt')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Berufsgruppe: gespeicherten Wert übernehmen' }))
      await expect(args.actions.change).toHaveBeenCalledWith({ berufsgruppe: 'Ehrenamt' })
    })
  },
})
