import preview from '@waldkerf/storybook/preview'
import { expect, fn } from 'storybook/test'
import { DefaultsForm } from './DefaultsForm.tsx'

const meta = preview.meta({ component: DefaultsForm, parameters: { layout: 'padded' } })

const form = {
  values: {
    angebot_anschreiben: 'vielen Dank für Ihre Anfrage. Gern bieten wir {Kunde} an:',
    angebot_zuerl: 'Über Ihren Auftrag freuen wir uns.',
    rechnung_anschreiben: 'für unsere Leistungen berechnen wir:',
    rechnung_zuerl: 'Bitte überweisen Sie den Betrag innerhalb von {Zahlungsziel} Tagen.',
    skonto_prozent: '0',
    skonto_tage: '0',
  },
  changed: false,
  saving: false,
  saved: false,
  theirs: {},
  problem: undefined,
}

export const Ready = meta.story({
  args: { form, actions: { change: fn(), save: fn(), discard: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Ich ändere, womit neue Rechnungen enden', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Rechnung: Text danach' }), '!')
      await expect(args.actions.change).toHaveBeenCalledWith({
        rechnung_zuerl: 'Bitte überweisen Sie den Betrag innerhalb von {Zahlungsziel} Tagen.!',
      })
    })
    await step('Ich gebe neuen Rechnungen Skonto', async () => {
      const percent = canvas.getByRole('textbox', { name: 'Skonto in Prozent' })
      await userEvent.clear(percent)
      await userEvent.type(percent, '2,5{Tab}')
      await expect(args.actions.change).toHaveBeenCalledWith({ skonto_prozent: '2.5' })
    })
  },
})
export const Changed = meta.story({
  args: { ...Ready.composed.args, form: { ...form, changed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    await expect(args.actions.save).toHaveBeenCalledOnce()
  },
})
export const TooLong = meta.story({
  args: {
    ...Ready.composed.args,
    form: { ...form, changed: true, values: { ...form.values, angebot_zuerl: 'x'.repeat(9_001) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  },
})
/** Somebody else stored another text meanwhile: it stands below, to be taken. */
export const Conflict = meta.story({
  args: {
    ...Ready.composed.args,
    form: { ...form, changed: true, theirs: { angebot_zuerl: 'Mit freundlichen Grüßen' } },
  },
})
