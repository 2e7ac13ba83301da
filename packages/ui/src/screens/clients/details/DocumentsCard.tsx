import { type DocumentRow, documentState, sumOfRows } from '@waldkerf/domain/documents/documentRows'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Line, Quiet, Rows, Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { LoadedCard } from '@waldkerf/ui/parts/DetailPage/LoadedCard'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMoney } from '../../documents/money/useMoney.ts'
import { DocumentStatus } from '../../documents/status/DocumentStatus.tsx'
import { Amount } from './ClientScreen.styles.ts'
import { texts } from './client.texts.ts'
import type { ClientState } from './clientTypes.ts'

/** As many as fit beside the other cards. */
const mostShown = 5

export type DocumentsCardProps = Pick<ClientState, 'offers' | 'invoices' | 'addresses'>

/** Both lists as one state: ready when both are, tried again together. */
function together({ offers, invoices }: Omit<DocumentsCardProps, 'addresses'>): Loadable<DocumentRow[]> {
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

/** The client's offers and invoices, the newest first. */
export function DocumentsCard({ offers, invoices, addresses }: DocumentsCardProps) {
  const t = useTexts(texts).documents
  return (
    <LoadedCard title={t.title} state={together({ offers, invoices })}>
      {(all) =>
        all.length === 0 ? (
          <Quiet>{t.none}</Quiet>
        ) : (
          <>
            <DocumentRows
              title={t.offers}
              rows={shown(offers) ?? []}
              documentAddress={addresses.offer}
              list={addresses.offers}
            />
            <DocumentRows
              title={t.invoices}
              rows={shown(invoices) ?? []}
              documentAddress={addresses.invoice}
              list={addresses.invoices}
            />
          </>
        )
      }
    </LoadedCard>
  )
}

interface DocumentRowsProps {
  title: string
  rows: readonly DocumentRow[]
  documentAddress: (id: number) => string
  /** Where all of them are. */
  list: string
}

function DocumentRows({ title, rows, documentAddress, list }: DocumentRowsProps) {
  const t = useTexts(texts).documents
  const { day, number } = useFormat()
  const { money } = useMoney()
  const sum = sumOfRows(rows)?.gross
  if (rows.length === 0) return null
  return (
    <>
      <Sub>{title}</Sub>
      <Rows aria-label={title}>
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.id}>
            <span>
              <Link to={documentAddress(row.id)}>{row.nummer}</Link> <small>{day(row.day)}</small>
            </span>
            <Line>
              <DocumentStatus status={documentState(row)} />
              <Amount>{row.totals ? money(row.totals.gross) : '–'}</Amount>
            </Line>
          </li>
        ))}
      </Rows>
      <Quiet>
        {rows.length > mostShown && (
          <>
            <Link to={list}>{t.more(number(rows.length - mostShown))}</Link>
            {sum !== undefined && ' · '}
          </>
        )}
        {sum !== undefined && t.sum(money(sum))}
      </Quiet>
    </>
  )
}
