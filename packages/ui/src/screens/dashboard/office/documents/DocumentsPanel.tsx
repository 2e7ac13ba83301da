import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { type OpenInvoices, openInvoices, openStates } from '@waldkerf/domain/office/payments/openInvoices'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BarChart, useBarChart } from '@waldkerf/ui/parts/BarChart/BarChart'
import { ChartCard } from '@waldkerf/ui/parts/ChartCard/ChartCard'
import { chartDrawing } from '@waldkerf/ui/parts/EChart/EChart'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { BarSkeleton } from '../../panel/BarSkeleton.tsx'
import { PanelCard } from '../../panel/PanelCard.tsx'
import { texts } from './DocumentsPanel.texts.ts'
import { openDocuments, openKinds, type OpenDocuments } from './openDocuments.ts'

interface DocumentsPanelProps {
  offers: Loadable<Offer[]>
  invoices: Loadable<Invoice[]>
  standings: Loadable<InvoiceStanding[]>
  /** The list of invoices, narrowed to what they are at. */
  invoicesAt: (states: readonly string[]) => string
}

/** Documents that wait for somebody, and those that wait for the clients' money. */
interface Waiting {
  open: OpenDocuments
  money: OpenInvoices
}

const series = [{ color: 0 }] as const
const skeleton = <BarSkeleton rows={5} />

/** The lists as one state: it is ready when all are, and tried again together. */
function together({ offers, invoices, standings }: DocumentsPanelProps): Loadable<Waiting[]> {
  const [first, second, third] = [shown(offers), shown(invoices), shown(standings)]
  if (first && second && third) {
    const [open, money] = [openDocuments(first, second), openInvoices(third)]
    const isAny = money.count > 0 || openKinds.some((kind) => open[kind] > 0)
    return { status: 'ready', data: isAny ? [{ open, money }] : [] }
  }
  const failures = [offers, invoices, standings].filter((list) => list.status === 'failed')
  const [failure] = failures
  if (!failure) return { status: 'loading' }
  const retry = () => {
    for (const list of failures) list.retry()
  }
  return { status: 'failed', message: failure.message, retry }
}

/** Offers and invoices that wait for somebody. */
export function DocumentsPanel(props: DocumentsPanelProps) {
  const t = useTexts(texts)
  return (
    <PanelCard
      title={t.title}
      state={together(props)}
      skeleton={skeleton}
      empty={{ title: t.empty, text: t.emptyText }}
    >
      {([waiting]) =>
        waiting && <DocumentsChart open={waiting.open} money={waiting.money} invoicesAt={props.invoicesAt} />
      }
    </PanelCard>
  )
}

/** The sum that clients owe, and how much of it is late; both lead to those invoices. */
function OpenMoney({ money, invoicesAt }: { money: OpenInvoices } & Pick<DocumentsPanelProps, 'invoicesAt'>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const amounts = useMoney()
  const { count, amount, overdueCount, overdueAmount } = money
  return (
    <Money>
      <Link to={invoicesAt(openStates)}>
        <span>{t.open}</span> <strong>{amounts.money(amount)}</strong>
      </Link>
      <small>{t.openCount(number(count), count === 1)}</small>
      {overdueCount === 0 ? (
        <small>{t.nothingOverdue}</small>
      ) : (
        <Link to={invoicesAt(['ueberfaellig'])} data-late="">
          <Icon name="warning" size={16} /> {t.overdue(amounts.money(overdueAmount))}
        </Link>
      )}
    </Money>
  )
}

const Money = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin-bottom: ${space(3)};
  font-variant-numeric: tabular-nums;

  a {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: 24px;
  }
  strong {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  a[data-late] {
    color: ${color.dangerText};
  }
`

function DocumentsChart({ open, money, invoicesAt }: Waiting & Pick<DocumentsPanelProps, 'invoicesAt'>) {
  const t = useTexts(texts)
  const format = useFormat()
  const { drafts, sent, accepted, invoices, oldestOffer } = open
  const bars = useMemo(() => {
    const counts = { drafts, sent, accepted, invoices }
    return openKinds.map((kind) => ({ id: kind, name: t[kind], values: [counts[kind]] }))
  }, [drafts, sent, accepted, invoices, t])
  const chart = useBarChart({ rows: bars, series })
  const figures = { name: t.kind, columns: [{ label: t.count }], rows: bars }
  const note = oldestOffer === undefined ? {} : { note: t.note(format.day(oldestOffer)) }
  return (
    <ChartCard title={t.title} figures={figures} drawing={chartDrawing(chart)} {...note}>
      <OpenMoney money={money} invoicesAt={invoicesAt} />
      <BarChart label={t.title} rows={bars} series={series} />
    </ChartCard>
  )
}
