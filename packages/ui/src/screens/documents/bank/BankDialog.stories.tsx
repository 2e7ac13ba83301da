import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import { exampleCamt, exampleCsv, type ExampleEntry } from '@waldkerf/domain/office/bank/exampleStatements.testing'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { storyDay } from '@waldkerf/mocks/seed/days'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { exampleInvoices } from '../examples/exampleDocuments.testing.ts'
import type { BankPayment } from '../documentsTypes.ts'
import { BankDialog, type BankDialogProps } from './BankDialog.tsx'

const meta = preview.meta({ component: BankDialog, parameters: { layout: 'fullscreen' } })

const late = { timeout: 5_000 }
const open = exampleInvoices.filter((row) => noReminder(row, storyDay) !== 'settled')
const [first, second, third, fourth, fifth] = open
const sumOpen = (...rows: readonly (typeof first)[]) => sumAmounts(rows.map((row) => row?.standing?.offen ?? '0.00'))
const entry = (part: Partial<ExampleEntry>): ExampleEntry => ({
  amount: sumOpen(first),
  day: storyDay,
  name: first?.client ?? '',
  text: `${first?.nummer} Borkenkäfer`,
  ...part,
})

/** Two clear entries, one of them for two invoices; two to be checked; three that are not proposed. */
const entries: readonly ExampleEntry[] = [
  entry({ reference: 'A1' }),
  entry({
    reference: 'A2',
    amount: sumOpen(second, third),
    text: `${second?.nummer}, ${third?.nummer}`,
    name: 'Landesforst',
  }),
  entry({ reference: 'A3', amount: '10.00', text: `Anzahlung ${fourth?.nummer}`, name: fourth?.client ?? '' }),
  entry({ reference: 'A4', amount: sumOpen(fourth), text: 'Vielen Dank', name: 'Niemand' }),
  entry({ reference: 'A5', amount: '77.00', text: 'Spende', name: 'Heimatverein' }),
  entry({ reference: 'A6', amount: '500.00', currency: 'CHF' }),
  entry({ reference: 'A7', amount: '12.00', outgoing: true }),
]
const file = (text: string, name = 'Auszug.xml') => new File([text], name)
const standings = exampleInvoices.flatMap(({ standing }) => standing ?? [])
const paid: Payment = { id: 1, rechnung_id: 0, betrag: '0.00', datum: storyDay, art: 'ueberweisung', referenz: '', zu: null, zurueckgenommen_durch: null, erfasst_am: `${storyDay}T08:00:00Z`, erfasst_von: '', gegenrechnung_id: null, gegenrechnung_nummer: null, bank: null } // prettier-ignore
const readMoney = async () => ({ standings, payments: [] })

export const Ready = meta.story({
  args: {
    file: file(exampleCamt(entries)),
    rows: exampleInvoices,
    today: storyDay,
    work: { readMoney: fn(readMoney), book: fn(async () => undefined) },
    onFile: fn(),
    onClose: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Zahlungen aus dem Kontoauszug' }, late))
    await step('Was nicht gebucht wird, ist gesagt', async () => {
      await expect(
        await dialog.findByText('Ein Eingang in CHF: Andere Währungen werden nicht vorgeschlagen.', {}, late),
      ).toBeVisible()
      const unknown = dialog.getByRole('region', { name: 'Passt zu keiner offenen Rechnung (1)' })
      await expect(within(unknown).getAllByRole('listitem')[0]).toHaveTextContent(/€.*Keine Rechnung gefunden/)
    })
    await step('Was zu keiner passt, bekommt von Hand eine Rechnung: Es wird gesagt, was daran auffällt', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Rechnung zuordnen: Heimatverein' }))
      const unknown = within(dialog.getByRole('region', { name: 'Passt zu keiner offenen Rechnung (1)' }))
      await userEvent.type(unknown.getByRole('combobox', { name: 'Rechnung' }), `${fifth?.nummer}{Enter}`)
      await expect(await unknown.findByText(/Es bleiben|zu viel/)).toBeVisible()
      await userEvent.click(unknown.getByRole('button', { name: /buchen: 77,00|Buchen: 77,00/ }))
      const chosen = { invoiceId: fifth?.id, amount: '77.00', confirmed: true }
      await expect(args.work.book).toHaveBeenCalledWith(expect.objectContaining(chosen), expect.any(String))
      mocked(args.work.book).mockClear()
    })
    await step('Zweifelhaftes wird einzeln bestätigt', async () => {
      const doubtful = within(dialog.getByRole('region', { name: 'Zu prüfen (2)' }))
      await expect(
        doubtful.getByText(/^[\d.]+,\d\d € von [\d.]+,\d\d €: Es bleiben [\d.]+,\d\d € offen\.$/),
      ).toBeVisible()
      await userEvent.click(doubtful.getAllByRole('button', { name: /^Buchen: 10,00/ })[0]!)
      const confirmed = { invoiceId: fourth?.id, amount: '10.00', confirmed: true }
      await expect(args.work.book).toHaveBeenCalledWith(expect.objectContaining(confirmed), expect.any(String))
    })
    await step('Alles Eindeutige bucht ein Druck, eine Zahlung für zwei Rechnungen geteilt', async () => {
      mocked(args.work.book).mockClear()
      await userEvent.click(await dialog.findByRole('button', { name: /^3 Zahlungen über/ }))
      await waitFor(() => expect(args.work.book).toHaveBeenCalledTimes(3))
      await expect(args.work.book).toHaveBeenCalledWith(
        expect.objectContaining({ invoiceId: third?.id, amount: sumOpen(third), confirmed: false }),
        expect.any(String),
      )
      await expect(await dialog.findByText('5 Zahlungen sind gebucht.', {}, late)).toBeVisible()
    })
  },
})
const { args } = Ready.composed

/** The only open invoice of its client over this amount. */
const single = open.find(
  (row) => open.filter((one) => one.client === row.client && one.standing?.offen === row.standing?.offen).length === 1,
)

/** Without a number: the payer has the name of a client. */
export const ByName = meta.story({
  args: {
    ...args,
    file: file(
      exampleCamt([
        entry({ reference: 'N1', name: single?.client ?? '', amount: sumOpen(single), text: 'Vielen Dank' }),
        entry({ reference: 'N2', name: single?.client ?? '', amount: '3.21', text: 'Abschlag' }),
      ]),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Zahlungen aus dem Kontoauszug' }, late))
    const clear = await dialog.findByRole('region', { name: 'Eindeutig (1)' }, late)
    await expect(clear).toHaveTextContent(`${single?.nummer}`)
    await expect(clear).toHaveTextContent('Name und Betrag sind genau die dieser einen Rechnung.')
  },
})

export const Loading = meta.story({
  args: { ...args, work: { ...args.work, readMoney: () => new Promise(() => undefined) } },
})
export const Failed = meta.story({
  args: {
    ...args,
    work: { ...args.work, readMoney: () => Promise.reject(new Error('Der Datendienst antwortet gerade nicht.')) },
  },
})
/** The same file once more: all of it is booked. */
export const Booked = meta.story({
  args: {
    ...args,
    file: file(exampleCsv([entry({}), entry({})]), 'Umsaetze.csv'),
    work: {
      ...args.work,
      readMoney: async () => ({
        standings: standings.map((row) => (row.rechnung_id === first?.id ? { ...row, offen: '0.00' } : row)),
        payments: [{ ...paid, rechnung_id: first?.id ?? 0, betrag: sumOpen(first), bank: `DE02120300000000202051 | ${storyDay} | ${sumOpen(first)} | ${first?.client} | ${first?.nummer} Borkenkäfer` }], // prettier-ignore
      }),
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await expect(await dialog.findByRole('region', { name: 'Schon gebucht (1)' }, late)).toBeVisible()
    // The second line is a payment of its own although it is equal; its invoice has nothing open any more.
    await expect(dialog.getByRole('region', { name: 'Nichts mehr offen (1)' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /buchen$/ })).toBeNull()
  },
})
/** A year's statement: most of it pays an invoice by its number, some of it nothing, some in francs. */
const year = Array.from({ length: 5_000 }, (_, at) => ({
  id: at + 1,
  nummer: `RE-2026-${String(at + 1).padStart(4, '0')}`,
}))
const claims = year.map((each, at) => {
  const client = `Forstbetriebsgemeinschaft ${at % 300}`
  const standing = { ...standings[0]!, rechnung_id: each.id, offen: `${at + 1}.37`, brutto: `${at + 1}.37`, bezahlt: '0.00', ueberzahlt: '0.00', zustand: 'offen' as const } // prettier-ignore
  return { ...exampleInvoices[0]!, ...each, client, clientId: at % 300, day: '2026-01-02', standing }
})
const transfers = year.map(({ nummer }, at) =>
  entry({
    reference: `T${at}`,
    amount: at % 10 === 0 ? '0.03' : `${at + 1}.37`,
    name: `FBG ${at % 300}`,
    text: at % 10 === 0 ? `Lohn ${at}` : nummer,
    currency: at % 50 === 1 ? 'CHF' : 'EUR',
  }),
)
const paying = 4_400

/** Opens the same file again whenever the dialog is closed; what was booked stays booked. */
function Again({ onClose, ...props }: BankDialogProps) {
  const [times, setTimes] = useState(1)
  return (
    <BankDialog
      key={times}
      {...props}
      onClose={() => {
        onClose()
        setTimes(times + 1)
      }}
    />
  )
}
const booked = new Map<number, Payment>()
const opened = async () => within(await screen.findByRole('dialog', {}, late))
/** How often a timer of 1 ms could run: the main thread was free. */
let turns = 0

/** Thousands of lines are proposed and booked while the page stays responsive; the second time none is left to book. */
export const Thousands = meta.story({
  tags: ['long'],
  render: (given) => <Again {...given} />,
  beforeEach: () => {
    booked.clear()
    turns = 0
    const beat = setInterval(() => (turns += 1), 1)
    return () => clearInterval(beat)
  },
  args: {
    ...args,
    file: file(exampleCamt(transfers), 'Jahr.xml'),
    rows: claims,
    work: {
      readMoney: async () => ({
        standings: claims.map(({ standing }) => (booked.has(standing.rechnung_id) ? { ...standing, offen: '0.00' } : standing)), // prettier-ignore
        payments: [...booked.values()],
      }),
      book: fn(async ({ invoiceId, amount, entry: { identity } }: BankPayment) => {
        booked.set(invoiceId, { ...paid, id: invoiceId, rechnung_id: invoiceId, betrag: amount, bank: identity })
      }),
    },
  },
  play: async ({ args: { work }, userEvent, step }) => {
    await step('Was der Auszug enthält, steht da, auch was nicht vorgeschlagen wird', async () => {
      const dialog = await opened()
      await expect(await dialog.findByText('Jahr.xml: 4.900 Eingänge.', {}, { timeout: 10_000 })).toBeVisible()
      // Read and proposed in slices of 250; after each the page can handle other events.
      await expect(turns).toBeGreaterThan(15)
      await expect(dialog.getByText('100 Eingänge in CHF: Andere Währungen werden nicht vorgeschlagen.')).toBeVisible()
      await expect(dialog.getByText('Passt zu keiner offenen Rechnung (500)')).toBeVisible()
    })
    await step('Ein Druck bucht alles Eindeutige', async () => {
      const dialog = await opened()
      await userEvent.click(dialog.getByRole('button', { name: /^4\.400 Zahlungen über/ }))
      await expect(await dialog.findByText('4.400 Zahlungen sind gebucht.', {}, { timeout: 20_000 })).toBeVisible()
      await expect(work.book).toHaveBeenCalledTimes(paying)
    })
    await step('Derselbe Auszug noch einmal: Es ist nichts zu buchen', async () => {
      await userEvent.keyboard('{Escape}')
      const dialog = await opened()
      const all = { name: 'Schon gebucht (4.400)' }
      await expect(await dialog.findByRole('region', all, { timeout: 10_000 })).toBeVisible()
      await expect(dialog.queryByRole('button', { name: /^\d.* Zahlungen über/ })).toBeNull()
      await expect(work.book).toHaveBeenCalledTimes(paying)
    })
  },
})
export const Broken = meta.story({
  args: { ...args, file: file(exampleCamt(entries).slice(0, -20)) },
  play: async ({ args: { onFile }, userEvent, step }) => {
    const dialog = within(await screen.findByRole('dialog', {}, late))
    await expect(await dialog.findByText(/^Die Datei ist kein vollständiges XML\./, {}, late)).toBeVisible()
    await step('Eine andere Datei wird gleich hier gewählt', async () => {
      await userEvent.upload(dialog.getByLabelText('Andere Datei wählen …', { selector: 'input' }), file('a'))
      await expect(onFile).toHaveBeenCalledOnce()
    })
  },
})
