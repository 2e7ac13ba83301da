import { exampleReminder } from '@waldkerf/domain/office/correspondence/exampleReminder.testing'
import { reminderModel } from '@waldkerf/domain/office/correspondence/reminderModel'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { exampleInvoices } from '../examples/exampleDocuments.testing.ts'
import type { OfferedReminder } from '../documentsTypes.ts'
import { examplePages } from '@waldkerf/ui/screens/documentEditor/examples/exampleActions.ts'
import { ReminderWalk } from './ReminderWalk.tsx'

const meta = preview.meta({ component: ReminderWalk, parameters: { layout: 'fullscreen' } })

const late = { timeout: 5_000 }
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, late))
const overdue = exampleInvoices.filter((row) => !noReminder(row, storyDay)).slice(0, 3)
const settled = exampleInvoices.filter((row) => noReminder(row, storyDay) === 'settled').slice(0, 2)

/** The recipient marked for invoices is proposed, not the client's own address. */
const offered: OfferedReminder = {
  to: 'kasse@forstamt.test',
  text: 'Sehr geehrte Damen und Herren,\n\nunsere Rechnung ist noch offen.',
  recipients: [
    { name: 'Forstkasse', email: 'kasse@forstamt.test', fuer_rechnungen: true },
    { name: '', email: 'amt@forst.test', fuer_rechnungen: false },
  ],
  sheet: reminderModel(exampleReminder),
}

export const Ready = meta.story({
  args: {
    rows: [...settled, ...overdue],
    today: storyDay,
    work: {
      prepare: fn(async () => offered),
      layOut: fn(async () => ({ ...examplePages, pages: examplePages.pages.slice(1) })),
      remind: fn(async () => undefined),
      sendInvoice: fn(),
    },
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    await step('Wer ausgelassen wird, steht zuerst da', async () => {
      const one = await dialog(`Zahlungserinnerung 1 von 3: ${overdue[0]?.nummer}`)
      await expect(one.getByText('Von 2 Rechnungen ist nichts offen.')).toBeVisible()
      const to = await one.findByRole('textbox', { name: 'Empfänger' }, late)
      await expect(to).toHaveValue('kasse@forstamt.test')
      await userEvent.clear(to)
      await userEvent.type(to, 'niemand')
      await userEvent.click(one.getByRole('button', { name: 'Erinnern und senden' }))
      await expect(await one.findByText(/^Bitte geben Sie eine E-Mail-Adresse ein/)).toBeVisible()
      await expect(args.work.remind).not.toHaveBeenCalled()
    })
    await step('Das Blatt steht daneben und folgt dem Text', async () => {
      const one = await dialog(`Zahlungserinnerung 1 von 3: ${overdue[0]?.nummer}`)
      await expect(await one.findByRole('region', { name: 'Seite 1 von 1' }, late)).toBeVisible()
      await userEvent.type(one.getByRole('textbox', { name: 'Text' }), ' Danke.')
      const cover = `${offered.text} Danke.`
      await waitFor(
        () => expect(args.work.layOut).toHaveBeenLastCalledWith(expect.objectContaining({ cover }), expect.anything()),
        late,
      )
      // The sheet is not laid out anew for each key.
      await expect(mocked(args.work.layOut).mock.calls.length).toBeLessThan(5)
    })
    await step('Was der Dienst ablehnt, lässt sich noch einmal senden', async () => {
      const one = await dialog(`Zahlungserinnerung 1 von 3: ${overdue[0]?.nummer}`)
      mocked(args.work.remind).mockRejectedValueOnce(new Error('Der Dienst antwortet nicht.'))
      await userEvent.clear(one.getByRole('textbox', { name: 'Empfänger' }))
      await userEvent.click(one.getByRole('button', { name: 'amt@forst.test' }))
      await userEvent.click(one.getByRole('button', { name: 'Erinnern und senden' }))
      await expect(await one.findByText('Der Dienst antwortet nicht.')).toBeVisible()
      await userEvent.click(one.getByRole('button', { name: 'Erinnern und senden' }))
    })
    await step('Die zweite wird übersprungen, die dritte nur erstellt', async () => {
      await userEvent.click(
        (await dialog(`Zahlungserinnerung 2 von 3: ${overdue[1]?.nummer}`)).getByRole('button', {
          name: 'Überspringen',
        }),
      )
      const three = await dialog(`Zahlungserinnerung 3 von 3: ${overdue[2]?.nummer}`)
      await userEvent.clear(await three.findByRole('textbox', { name: 'Empfänger' }, late))
      await userEvent.click(three.getByRole('button', { name: 'Nur erstellen' }))
    })
    await step('Am Ende steht, was geschehen ist', async () => {
      const end = await dialog('Zahlungserinnerungen')
      await expect(end.getByText('gesendet an amt@forst.test')).toBeVisible()
      await expect(end.getByText('übersprungen')).toBeVisible()
      await expect(end.getByText('erstellt, nicht versendet')).toBeVisible()
      await expect(args.work.remind).toHaveBeenCalledTimes(3)
    })
  },
})
const { args } = Ready.composed

/** Whoever has sent nothing needs no account of it. */
export const GivenUp = meta.story({
  args: { ...args, rows: overdue, onClose: fn() },
  play: async ({ args: { onClose }, userEvent }) => {
    const one = await dialog(`Zahlungserinnerung 1 von 3: ${overdue[0]?.nummer}`)
    await userEvent.click(one.getByRole('button', { name: 'Überspringen' }))
    await dialog(`Zahlungserinnerung 2 von 3: ${overdue[1]?.nummer}`)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(screen.queryByText('nicht angesehen')).toBeNull()
  },
})

/** A single one is not skipped. */
export const One = meta.story({
  args: { ...args, rows: overdue.slice(0, 1), onClose: fn() },
  play: async ({ args: { onClose }, userEvent }) => {
    const one = await dialog(`Zahlungserinnerung zu ${overdue[0]?.nummer}`)
    await expect(one.queryByRole('button', { name: 'Überspringen' })).toBeNull()
    await expect(one.getByText(/^Überfällig seit/)).toBeVisible()
    await userEvent.click(one.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
})

/** As the dialog opens. */
export const Begun = meta.story({ args: { ...args, rows: overdue } })
export const Empty = meta.story({ args: { ...args, rows: settled } })
export const Failed = meta.story({
  args: {
    ...args,
    work: { ...args.work, prepare: () => Promise.reject(new Error('Der Datendienst antwortet nicht.')) },
  },
})

/** Nobody knows whether the client has ever seen it. */
export const Unsent = meta.story({
  args: {
    ...Ready.composed.args,
    rows: overdue.slice(0, 1),
    work: {
      ...Ready.composed.args.work,
      prepare: fn(async () => ({ ...offered, isUnsent: true })),
      sendInvoice: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const one = await dialog(`Zahlungserinnerung zu ${overdue[0]?.nummer}`)
    await expect(await one.findByText(/^Diese Rechnung ist nie versendet worden\./, {}, late)).toBeVisible()
    await userEvent.click(one.getByRole('button', { name: 'Rechnung versenden' }))
    await expect(args.work.sendInvoice).toHaveBeenCalledWith(overdue[0]?.id)
  },
})
