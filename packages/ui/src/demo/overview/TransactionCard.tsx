import type { Transaction } from '@waldkerf/domain/entities/template/articles'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '../../i18n/Language.tsx'
import { Badge } from '../../parts/Badge/Badge.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { LoadingRows } from '../page/LoadingRows.tsx'
import { PlainTable } from '../page/PlainTable.tsx'
import { texts } from './Overview.texts.ts'

const longest = 30
const mostShown = 8

const renderStatus = (t: typeof texts.de, status: Transaction['status']) => (
  <Badge tone={status === 'pending' ? 'danger' : 'success'}>{t.status[status]}</Badge>
)

/** Prices stand below each other: all with cents. */
function usePriceText() {
  const language = useLanguage()
  return useMemo(() => new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format, [language])
}

/** The first purchases. */
export function TransactionCard({ state }: { state: Loadable<readonly Transaction[]> }) {
  const t = useTexts(texts)
  const price = usePriceText()
  const rows = shown(state)?.slice(0, mostShown)
  const words = t.transactions
  return (
    <Card title={words.title}>
      {state.status === 'failed' && <ErrorState title={words.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && <LoadingRows label={words.loading} rows={mostShown} />}
      {rows?.length === 0 && <EmptyState title={words.empty} text={words.emptyText} />}
      {rows && rows.length > 0 && (
        <PlainTable
          label={words.table}
          columns={[
            { id: 'number', title: words.number, cell: (row) => row.order_no.slice(0, longest) },
            { id: 'price', title: words.price, align: 'end', cell: (row) => price(row.price) },
            { id: 'status', title: words.status, cell: ({ status }) => renderStatus(t, status) },
          ]}
          rows={rows}
          rowKey={(row) => row.order_no}
        />
      )}
    </Card>
  )
}
