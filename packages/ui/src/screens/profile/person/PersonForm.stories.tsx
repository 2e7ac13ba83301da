import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleForm } from '../exampleProfile.ts'
import { PersonForm } from './PersonForm.tsx'

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
