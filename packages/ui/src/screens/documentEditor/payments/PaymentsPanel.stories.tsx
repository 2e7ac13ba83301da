import type { InvoiceStanding, Payment } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { paymentState } from '@waldkerf/domain/office/payments/paymentState'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { openStanding, partPayment } from './examples.ts'
import { PaymentsPanel, type PaymentsPanelProps } from './PaymentsPanel.tsx'
import { PaymentSteps, type PaymentStepsProps } from './PaymentSteps.tsx'
import type { TypedPayment } from './typedPayment.ts'

const today = '2026-11-20'
const late = { timeout: 5_000 }

function standingAfter(payments: readonly Payment[], base: InvoiceStanding): InvoiceStanding {
  const bezahlt = sumAmounts(payments.map(({ betrag }) => betrag))
  const { state, open, overpaid } = paymentState({
    gross: base.brutto,
    paid: bezahlt,
    due: base.faellig,
    today,
    isArchived: true,
    isCancelled: base.zustand === 'storniert' || base.zustand === 'ersetzt',
    isReplaced: base.zustand === 'ersetzt',
  })
  return { ...base, bezahlt, offen: open, ueberzahlt: overpaid, zustand: state }
}

interface Actions {
  add: PaymentStepsProps['onAdd']
  transfer: PaymentStepsProps['onTransfer']
}

/** Stands in for page and data service: offers the steps, and keeps what is entered. */
function LivePanel({ actions, ...props }: PaymentsPanelProps & { actions: Actions }) {
  const { state } = props
  const known = state.status === 'ready' ? state.data : undefined
  const [payments, setPayments] = useState(known?.payments ?? [])
  const [begun, setBegun] = useState<PaymentStepsProps['step']>()
  if (!known) return <PaymentsPanel {...props} />
  const entered = (part: Partial<Payment>): Payment => ({
    ...partPayment,
    referenz: '',
    ...part,
    id: payments.length + 1,
  })
  const standing = standingAfter(payments, known.standing)
  return (
    <>
      <button type="button" onClick={() => setBegun(standing.zustand === 'ersetzt' ? 'transfer' : 'pay')}>
        Schritt
      </button>
      {begun && (
        <PaymentSteps
          step={begun}
          number="RE-2026-0041"
          standing={standing}
          today={today}
          invoiceDay="2026-11-16"
          references={payments.map(({ referenz }) => referenz)}
          onAdd={async (typed: TypedPayment, form: string) => {
            await actions.add(typed, form)
            const { amount, day, kind, reference } = typed
            const row = entered({ betrag: sumAmounts([amount]), datum: day, art: kind, referenz: reference })
            setPayments([...payments, row])
          }}
          onTransfer={actions.transfer}
          onClose={() => setBegun(undefined)}
        />
      )}
      <PaymentsPanel
        {...props}
        state={{ status: 'ready', data: { standing, payments } }}
        onTakeBack={async (payment) => {
          await props.onTakeBack(payment)
          const row = entered({ betrag: negatedAmount(payment.betrag), datum: today, zu: payment.id })
          const marked = payments.map((each) =>
            each.id === payment.id ? { ...each, zurueckgenommen_durch: row.id } : each,
          )
          setPayments([...marked, row])
        }}
      />
    </>
  )
}

const meta = preview.meta({
  component: LivePanel,
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  args: {
    today,
    state: { status: 'ready', data: { standing: openStanding, payments: [partPayment] } },
    people: { 'admin@waldkerf.test': 'Anna Ahlers' },
    onTakeBack: fn(async () => undefined),
    actions: { add: fn(async () => undefined), transfer: fn(async () => undefined) },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Teilbezahlt, der Rest ist angeboten', async () => {
      await expect(canvas.getByText(/190,00 € von 1\.190,00 € bezahlt/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Schritt' }))
      const amount = await screen.findByRole('textbox', { name: 'Betrag in €' }, late)
      await expect(amount).toHaveValue('1.000,00')
    })
    await step('Was zweierlei heißen kann, wird gefragt', async () => {
      const amount = screen.getByRole('textbox', { name: 'Betrag in €' })
      await userEvent.clear(amount)
      await userEvent.type(amount, '1000.50')
      await userEvent.click(await screen.findByRole('button', { name: 'Meinten Sie 1.000,50?' }))
      await expect(await screen.findByText('Das sind 0,50 € mehr, als offen ist.')).toBeVisible()
    })
    await step('Dieselbe Referenz zweimal geht nicht', async () => {
      const reference = screen.getByRole('textbox', { name: 'Referenz' })
      await userEvent.type(reference, 'RE-2026-0041/1')
      await userEvent.click(screen.getByRole('button', { name: 'Eintragen' }))
      await expect(screen.getByText('Zu dieser Referenz ist schon eine Zahlung eingetragen.')).toBeVisible()
      await expect(args.actions.add).not.toHaveBeenCalled()
      await userEvent.clear(reference)
    })
    await step('Bricht die Leitung, bleibt alles stehen, und es wird einmal erfasst', async () => {
      mocked(args.actions.add).mockRejectedValueOnce(new Error('Keine Verbindung.'))
      const submit = screen.getByRole('button', { name: 'Eintragen' })
      await userEvent.click(submit)
      await expect(await screen.findByText('Keine Verbindung.')).toBeVisible()
      await userEvent.click(submit)
      await waitFor(() => expect(args.actions.add).toHaveBeenCalledTimes(2))
      const [first, second] = mocked(args.actions.add).mock.calls
      await expect(first).toEqual(second)
      await expect(first?.[0]).toMatchObject({ amount: '1000.5', day: today, kind: 'ueberweisung' })
    })
    await step('Sie ist bezahlt, und sagt, dass es zu viel war', async () => {
      await expect(await canvas.findByText('Guthaben')).toBeVisible()
      await expect(canvas.getByText('-0,50 €')).toBeVisible()
    })
    await step('Zurückgenommen wird mit einer Gegenbuchung, nach einer Frage', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Zahlung von 1\.000,50/ }))
      const question = within(await screen.findByRole('alertdialog', {}, late))
      await userEvent.click(question.getByRole('button', { name: 'Zurücknehmen' }))
      await expect(await canvas.findByText('zurückgenommen')).toBeVisible()
      await expect(canvas.getByText('-1.000,50 €')).toBeVisible()
      await expect(canvas.getByText(/190,00 € von 1\.190,00 € bezahlt/)).toBeVisible()
    })
  },
})
const ready = Ready.composed.args
const withStanding = (standing: Partial<InvoiceStanding>, payments: readonly Payment[] = []) => ({
  args: {
    ...ready,
    state: { status: 'ready' as const, data: { standing: { ...openStanding, ...standing }, payments } },
  },
})

/** Nothing came in yet. */
export const Empty = meta.story(withStanding({}))
export const Loading = meta.story({ args: { ...ready, state: { status: 'loading' } } })
const failure = { status: 'failed', message: 'Der Datendienst antwortet nicht.', retry: fn() } as const
export const Failed = meta.story({ args: { ...ready, state: failure } })
export const Forbidden = meta.story({
  args: { ...ready, state: { ...failure, message: 'Dazu fehlt Ihnen die Berechtigung.' } },
})
/** The line of its stages says since when: here are the day and the amount. */
export const Overdue = meta.story({
  ...withStanding({ faellig: '2026-10-30' }, [partPayment]),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Fällig am 30\.10\.2026/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/überfällig/i)
  },
})
/** Money came for it and is owed back; it takes a repayment alone. */
export const Cancelled = meta.story({
  ...withStanding({ zustand: 'storniert', offen: '0.00' }, [partPayment]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Storniert\. Nichts mehr offen\./)).toBeVisible()
    await expect(canvas.getByText('Guthaben')).toBeVisible()
    await expect(canvas.queryByText(/^Fällig am/)).not.toBeInTheDocument()
  },
})
/** The invoice that cancels another one is fixed, and not cancelled itself. */
export const Cancelling = meta.story({
  args: { ...withStanding({ zustand: 'storniert', offen: '0.00' }).args, isCancellation: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Diese Stornorechnung/)).toBeVisible()
    await expect(canvas.queryByText(/storniert/i)).toBeNull()
  },
})
/** Its money goes over to the invoice that stands for it, after a question. */
export const Replaced = meta.story({
  ...withStanding({ zustand: 'ersetzt', offen: '0.00' }, [partPayment]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schritt' }))
    const question = within(await screen.findByRole('dialog', {}, late))
    await expect(question.getByText(/^190,00 € gehen auf die Rechnung über/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Umbuchen' }))
    await waitFor(() => expect(args.actions.transfer).toHaveBeenCalledOnce())
  },
})
export const LongGerman = meta.story({
  ...withStanding({ brutto: '999999999.99' }, [
    {
      ...partPayment,
      referenz: 'Verwendungszweck-Sammelüberweisung-Landesforstverwaltungsgemeinschaft/2026-11-12/0000041',
    },
  ]),
})
