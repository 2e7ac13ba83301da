import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { exampleForm } from '../exampleProfile.ts'
import { PersonForm } from './PersonForm.tsx'

const meta = preview.meta({ component: PersonForm, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { form: exampleForm, actions: { change: fn(), save: fn(), discard: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
})

export const Changed = meta.story({
  args: { ...Ready.composed.args, form: { ...exampleForm, changed: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Es wird gesagt, dass noch nichts gespeichert ist', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Noch nicht gespeichert')
    })
    await step('Enter speichert', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Vorname' }), '{Enter}')
      await expect(args.actions.save).toHaveBeenCalledOnce()
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
