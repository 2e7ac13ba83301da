import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { type DocumentListKind, type DocumentRow, documentState } from '@waldkerf/domain/documents/documentRows'
import { standingBalance } from '@waldkerf/domain/office/payments/paymentRules'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../DocumentsScreen.texts.ts'
import { texts as statusTexts } from '../status/status.texts.ts'

type Titles = Readonly<Record<'due' | 'paid' | 'open' | 'reminded', string>>

const paymentColumns = (t: Titles): ExportColumn<DocumentRow>[] => [
  {
    id: 'faellig',
    title: t.due,
    kind: 'day',
    value: ({ status, standing }) => (status === 'archived' ? (standing?.faellig ?? null) : null),
  },
  {
    id: 'bezahlt',
    title: t.paid,
    kind: 'number',
    value: ({ standing }) => (standing ? Number(standing.bezahlt) : null),
  },
  {
    id: 'offen',
    title: t.open,
    kind: 'number',
    value: ({ standing }) => (standing ? Number(standingBalance(standing)) : null),
  },
  { id: 'erinnert', title: t.reminded, kind: 'number', value: ({ standing }) => standing?.erinnert ?? null },
]

const rowKey = ({ id }: DocumentRow) => id

/**
 * Documents as a table, and as files with every column: statuses in words, amounts as numbers of two decimals.
 * @param withoutClients the clients' names could not be loaded
 */
export function useDocumentShape(kind: DocumentListKind, withoutClients: boolean) {
  const { columns: t, missing } = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  const exported = useMemo<readonly ExportColumn<DocumentRow>[]>(
    () => [
      { id: 'nummer', title: t.nummer, kind: 'text', value: ({ nummer }) => nummer },
      { id: 'datum', title: t.day, kind: 'day', value: ({ day }) => day },
      { id: 'le_date', title: t.supplied, kind: 'day', value: ({ supplied }) => supplied },
      {
        id: 'kunde',
        title: t.client,
        kind: 'text',
        value: ({ client, clientId }) => (withoutClients && clientId !== null ? missing : client),
      },
      { id: 'bearbeiter', title: t.bearbeiter, kind: 'text', value: ({ bearbeiter }) => bearbeiter },
      { id: 'status', title: t.status, kind: 'text', value: (row) => labels[documentState(row)] ?? row.status },
      { id: 'ust_satz', title: t.rate, kind: 'number', value: ({ rate }) => Number(rate) },
      { id: 'netto', title: t.net, kind: 'number', value: ({ totals }) => (totals ? Number(totals.net) : null) },
      { id: 'ust', title: t.vat, kind: 'number', value: ({ totals }) => (totals ? Number(totals.vat) : null) },
      { id: 'brutto', title: t.gross, kind: 'number', value: ({ totals }) => (totals ? Number(totals.gross) : null) },
      ...(kind === 'invoices' ? paymentColumns(t) : []),
      {
        id: 'vorgang',
        title: t.chain,
        kind: 'text',
        value: ({ chain }) => (chain ?? []).map(({ number }) => number).join(' → '),
      },
    ],
    [t, kind, missing, withoutClients, labels],
  )
  return { name: kind, rowKey, exported }
}
