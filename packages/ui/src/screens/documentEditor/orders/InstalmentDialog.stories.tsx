import preview from '@waldkerf/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { exampleLines, exampleOrder } from './exampleOrder.ts'
import { InstalmentDialog } from './InstalmentDialog.tsx'

const meta = preview.meta({
  component: InstalmentDialog,
  args: {
    offer: { number: 'AN-2026-0007', day: '2026-08-03', rate: '19' },
    order: { ...exampleOrder, rechnungen: exampleOrder.rechnungen.slice(0, 2) },
    lines: exampleLines,
    limits: { findReason: () => undefined },
    today: '2026-11-20',
    onMake: fn(async () => undefined),
    onClose: fn(),
  },
})

/** A share of the whole; more than is left is asked back. */
export const Ready = meta.story({
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox', { name: 'Anteil in Prozent' })
    await expect(screen.getByText('Bestellt sind 8.000,00 € netto, davon 4.000,00 € schon berechnet.')).toBeVisible()
    await userEvent.type(field, '12,5')
    await expect(screen.getByText('1.000,00 € netto, 1.190,00 € mit Umsatzsteuer. Danach sind 3.000,00 € netto noch nicht berechnet.')).toBeVisible() // prettier-ignore
    await userEvent.clear(field)
    await userEvent.type(field, '60')
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
    await expect(args.onMake).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: /mehr, als bestellt wurde/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith({ day: '2026-11-20', art: 'anteil', wert: '60', staende: {1: '25', 2: '0'}, confirmed: true }, false)) // prettier-ignore
  },
})

/** The progress of each line item so far, from what was invoiced last. */
export const ByProgress = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Berechnet wird' }), 'stand')
    await expect(screen.getByText('Nach Abzug der früheren Abschläge bleibt nichts zu berechnen.')).toBeVisible()
    const field = screen.getByRole('textbox', { name: '1. Aufmaß der Dränleitungen' })
    await expect(field).toHaveValue('25')
    await userEvent.clear(field)
    await userEvent.type(field, '80')
    await expect(screen.getByText(/^800,00 € netto, 952,00 €/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '120')
    await expect(screen.getByText('Das ist keine Zahl von 0 bis 100.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }))
    await expect(args.onMake).not.toHaveBeenCalled()
  },
})

/** A share that was typed is no amount. */
export const ByAmount = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Anteil in Prozent' }), '25')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Berechnet wird' }), 'betrag')
    const field = screen.getByRole('textbox', { name: 'Betrag netto' })
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'viel')
    await expect(screen.getByText('Das ist kein Betrag.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '800')
    await userEvent.click(screen.getByRole('button', { name: 'Gleich festschreiben' }))
    await waitFor(() => expect(args.onMake).toHaveBeenCalledWith(expect.objectContaining({ art: 'betrag', wert: '800' }), true)) // prettier-ignore
  },
})
