import {
  documentPart,
  type DocumentRow,
  documentState,
  isPartlyBilled,
  isUnsettled,
  unbilledSums,
} from '@waldkerf/domain/documents/documentRows'
import { offerRowStep } from '@waldkerf/domain/documents/steps/offerRowStep'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { standingBalance } from '@waldkerf/domain/office/payments/paymentRules'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Line, Quiet, Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { space } from '@waldkerf/ui/theme/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { DocumentBadge } from '@waldkerf/ui/screens/documents/status/DocumentStatus'
import { Documents } from '../ClientScreen.styles.ts'
import { chainTexts } from '@waldkerf/ui/screens/documents/status/status.texts'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientState } from '../clientTypes.ts'

/** More rows would not be read at a glance. */
const mostShown = 6

export type OpenDocumentsCardProps = Pick<ClientState, 'offers' | 'invoices' | 'addresses' | 'today'>

/** Both lists as one state: ready when both are, tried again together. */
export function openDocuments({
  offers,
  invoices,
}: Pick<OpenDocumentsCardProps, 'offers' | 'invoices'>): Loadable<DocumentRow[]> {
  const [first, second] = [shown(offers), shown(invoices)]
  if (first && second) return { status: 'ready', data: [...first, ...second] }
  const failures = [offers, invoices].filter((list) => list.status === 'failed')
  const [failure] = failures
  if (!failure) return { status: 'loading' }
  const retry = () => {
    for (const list of failures) list.retry()
  }
  return { status: 'failed', message: failure.message, retry }
}

/** The overdue ones first, then the newest. */
const urgency = (row: DocumentRow) => (documentState(row) === 'ueberfaellig' ? 0 : 1)

const unsettledRows = (rows: readonly DocumentRow[] = []) =>
  rows.filter(isUnsettled).toSorted((a, b) => urgency(a) - urgency(b) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))

/** The client's offers and invoices that are not settled yet. */
export function OpenDocumentsCard({ offers, invoices, addresses, today }: OpenDocumentsCardProps) {
  const t = useTexts(clientTexts).documents
  const { number } = useFormat()
  const open = { offers: unsettledRows(shown(offers)), invoices: unsettledRows(shown(invoices)) }
  const [first, ...others] = open.invoices.filter((row) => documentState(row) === 'ueberfaellig')
  const accepted = open.offers.find(({ status }) => status === 'angenommen')
  // An order in instalments has its rest in its own final invoice.
  const joinable = open.offers.filter(
    ({ status, drawn = '0.00' }) => status === 'angenommen' && signOfAmount(drawn) === 0,
  )
  return (
    <LoadedCard title={t.title} state={openDocuments({ offers, invoices })} room={320}>
      {(all) => (
        <>
          {open.offers.length + open.invoices.length === 0 && <Quiet>{all.length === 0 ? t.none : t.allSettled}</Quiet>}
          <DocumentRows
            title={t.invoices}
            rows={open.invoices}
            toAddress={addresses.invoice}
            list={addresses.invoices}
            today={today}
          />
          {first && (
            <Line>
              <LinkButton primary to={others.length > 0 ? addresses.claims : addresses.remind(first.id)}>
                {t.remind}
              </LinkButton>
            </Line>
          )}
          <DocumentRows
            title={t.offers}
            rows={open.offers}
            toAddress={addresses.offer}
            list={addresses.offers}
            today={today}
            renderStep={(row) => (
              <OfferStep row={row} today={today} primary={!first && row === accepted} toAddress={addresses.offerStep} />
            )}
          />
          {joinable.length > 1 && (
            <Line>
              <LinkButton to={addresses.billTogether}>{t.billTogether}</LinkButton>
            </Line>
          )}
          {all.length > 0 && (
            <All>
              <Link to={addresses.invoices}>{t.allInvoices(number(shown(invoices)?.length ?? 0))}</Link>
              <Link to={addresses.offers}>{t.allOffers(number(shown(offers)?.length ?? 0))}</Link>
            </All>
          )}
        </>
      )}
    </LoadedCard>
  )
}

interface OfferStepProps {
  row: DocumentRow
  today: string
  primary: boolean
  toAddress: ClientState['addresses']['offerStep']
}

/** The step that is the button of the offer's own page. */
function OfferStep({ row, today, primary, toAddress }: OfferStepProps) {
  const t = useTexts(clientTexts).documents
  const step = offerRowStep(row, today)
  const word = step && (step === 'send' && row.mail === 'abgelehnt' ? t.sendAgain : t.steps[step])
  if (!step || !word) return null
  return (
    <LinkButton primary={primary} to={toAddress(row.id, step)} name={t.stepNamed(word, row.nummer)}>
      {word}
    </LinkButton>
  )
}

interface DocumentRowsProps {
  title: string
  rows: readonly DocumentRow[]
  toAddress: (id: number) => string
  /** Where all of them are. */
  list: string
  today: string
  /** The next step with a document, in its row. */
  renderStep?: (row: DocumentRow) => ReactNode
}

function DocumentRows({ title, rows, toAddress, list, today, renderStep }: DocumentRowsProps) {
  const t = useTexts(clientTexts).documents
  const { kinds } = useTexts(chainTexts)
  const { day, number } = useFormat()
  const { money } = useMoney()
  if (rows.length === 0) return null
  return (
    <>
      <Sub>{title}</Sub>
      <Documents aria-label={title}>
        {rows.slice(0, mostShown).map((row) => {
          const { standing } = row
          const balance = standing && row.status !== 'open' ? standingBalance(standing) : undefined
          const amount = balance ?? row.totals?.gross
          const next = renderStep?.(row)
          const part = documentPart(row)
          const isDue = standing && balance !== undefined && signOfAmount(balance) > 0
          const left = isPartlyBilled(row) ? unbilledSums(row)?.gross : undefined
          const since = isDue ? t.due(day(standing.faellig)) : day(row.day)
          return (
            <li key={row.id}>
              <Link to={toAddress(row.id)}>{row.nummer}</Link>
              <small>{[part && kinds[part], since, left && t.left(money(left))].filter(Boolean).join(', ')}</small>
              <DocumentBadge row={row} today={today} />
              <span>{amount === undefined ? '–' : money(amount)}</span>
              {next && <div>{next}</div>}
            </li>
          )
        })}
      </Documents>
      {rows.length > mostShown && (
        <Quiet>
          <Link to={list}>{t.more(number(rows.length - mostShown))}</Link>
        </Quiet>
      )}
    </>
  )
}

/** Apart from the buttons above. */
const All = styled(Line)`
  margin-top: ${space(3)};
`
