import type { Order, OrderInvoice } from '@waldkerf/domain/entities/documents/orders'
import { negatedAmount, signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { orderFigures, type OrderFigures } from '@waldkerf/domain/office/orders/orderFigures'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { DocumentStatus } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { useState } from 'react'
import { LoadedSection } from '../payments/LoadedSection.tsx'
import { Panel, Problem, Quiet } from '../payments/payments.styles.ts'
import { Figures, Named, OrderBar, OrderTable, Scroll } from './orders.styles.ts'
import { orderTexts } from './orders.texts.ts'

export interface OrderPanelProps {
  state: Loadable<Order>
  /** The address of an invoice. */
  toAddress: (id: number) => string
  /** The invoice whose page this is. */
  current?: number | undefined
  /** Takes a draft of an instalment out of the order. @throws Error with a message for people */
  onLeave: (id: number) => Promise<unknown>
}

/** An order by its amounts: ordered, invoiced, received, open, as one bar and a table of its invoices. */
export function OrderPanel({ state, toAddress, current, onLeave }: OrderPanelProps) {
  const t = useTexts(orderTexts)
  return (
    <Panel>
      <LoadedSection
        isNamed={current === undefined}
        title={t.title}
        state={state}
        words={{ failed: t.failed, loading: t.loading }}
      >
        {(order) => (
          <>
            {order.auftrag && <Quiet>{t.withoutOffer(order.auftrag)}</Quiet>}
            <Standing figures={orderFigures(order)} />
            {order.rechnungen.length === 0 ? (
              <Quiet>{t.none}</Quiet>
            ) : (
              <Invoices order={order} toAddress={toAddress} current={current} onLeave={onLeave} />
            )}
          </>
        )}
      </LoadedSection>
    </Panel>
  )
}

const isAbove = (amount: string) => signOfAmount(amount) > 0

function Standing({ figures }: { figures: OrderFigures }) {
  const t = useTexts(orderTexts)
  const { money } = useMoney()
  const { ordered, invoiced, received, open, owedBack, rest } = figures
  const isBeyond = signOfAmount(rest) < 0
  const shown = [
    ['ordered', ordered],
    ['invoiced', invoiced],
    ['received', received],
    ['open', open],
    ...(isAbove(rest) ? ([['rest', rest]] as const) : []),
    ...(isAbove(owedBack) ? ([['owedBack', negatedAmount(owedBack)]] as const) : []),
  ] as const
  // The bar is as long as the greater of what was ordered and what is claimed.
  const whole = Math.max(Number(ordered), Number(invoiced), Number(received), 0.01)
  const width = (amount: string) => ({ width: `${(100 * Math.max(Number(amount), 0)) / whole}%` })
  return (
    <>
      <OrderBar role="img" aria-label={t.bar(money(received), money(open), money(isBeyond ? '0.00' : rest))}>
        <div data-part="received" style={width(received)} />
        <div data-part="open" style={width(open)} />
      </OrderBar>
      <Figures>
        {shown.map(([name, amount]) => (
          <div key={name}>
            <dt data-part={name}>{t.figures[name]}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </Figures>
      {isBeyond && <Quiet>{t.beyond(money(negatedAmount(rest)))}</Quiet>}
    </>
  )
}

interface InvoicesProps extends Omit<OrderPanelProps, 'state'> {
  order: Order
}

function Invoices({ order: { rechnungen }, toAddress, current, onLeave }: InvoicesProps) {
  const t = useTexts(orderTexts)
  const { busy, error, attempt } = useAttempt()
  const [asked, setAsked] = useState<OrderInvoice>()
  return (
    <>
      <Scroll>
        <OrderTable>
          <thead>
            <tr>
              <th scope="col">{t.columns.claimed}</th>
              <th scope="col">{t.columns.paid}</th>
              <th scope="col">{t.columns.open}</th>
            </tr>
          </thead>
          {rechnungen.map((row) => (
            <InvoiceRows
              key={row.id}
              row={row}
              address={row.id === current ? undefined : toAddress(row.id)}
              busy={busy === String(row.id)}
              onLeave={() => setAsked(row)}
            />
          ))}
        </OrderTable>
      </Scroll>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      <ConfirmDialog
        open={asked !== undefined}
        question={{ ...t.leaveQuestion, description: asked ? t.leaveQuestion.description(asked.nummer) : '' }}
        onAnswer={(yes) => {
          setAsked(undefined)
          if (yes && asked) void attempt(String(asked.id), () => onLeave(asked.id))
        }}
      />
    </>
  )
}

interface InvoiceRowsProps {
  row: OrderInvoice
  /** Absent on the invoice's own page. */
  address: string | undefined
  busy: boolean
  onLeave: () => void
}

/** The invoice, and its amounts below it: beside it there is no room. */
function InvoiceRows({ row, address, busy, onLeave }: InvoiceRowsProps) {
  const t = useTexts(orderTexts)
  const { day } = useFormat()
  const { money } = useMoney()
  const { nummer, teil, datum, zustand, gefordert, brutto, bezahlt, offen } = row
  const isDraft = zustand === 'entwurf'
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          <Named>
            <span>
              {address === undefined ? nummer : <Link to={address}>{nummer}</Link>}
              <small>
                {teil !== '' && `${t.parts[teil]}, `}
                {day(datum)}
              </small>
            </span>
            <DocumentStatus status={zustand} />
          </Named>
          {isDraft && teil === 'abschlag' && (
            <Button variant="quiet" aria-label={t.leaveNamed(nummer)} busy={busy} onClick={onLeave}>
              {t.leave}
            </Button>
          )}
        </th>
      </tr>
      <tr>
        <td>{money(isDraft ? brutto : gefordert)}</td>
        <td>{money(bezahlt)}</td>
        <td>{money(offen)}</td>
      </tr>
    </tbody>
  )
}
