import type { DocumentKind, DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { DocumentStatusWord } from '../status/DocumentStatus.tsx'
import { documentAge } from './age.ts'

/** Amounts sort as numbers; their texts and sums stay decimal text. */
const amounts = [
  { id: 'net', hidden: false, sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.net) : null) },
  { id: 'vat', hidden: true, sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.vat) : null) },
  { id: 'gross', hidden: false, sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.gross) : null) },
] as const

/** 'RE-2026-0041' as a number that keeps the order of years and counts. */
function numberOrder(nummer: string): number {
  const [, year = 0, count = 0] = nummer.split('-').map(Number)
  return year * 10_000_000 + count
}

/**
 * The columns of a list of offers or invoices.
 * @param today for their age
 * @param withoutClients the clients' names could not be loaded
 */
export function useDocumentColumns(
  kind: DocumentKind,
  today: string,
  withoutClients: boolean,
): readonly Column<DocumentRow>[] {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money, rate } = useMoney()
  return useMemo<readonly Column<DocumentRow>[]>(() => {
    const named = (id: keyof typeof t.columns, width: number) => ({ id, title: t.columns[id], width })
    return [
      {
        ...named('nummer', 136),
        grow: 0,
        sortBy: ({ nummer }) => numberOrder(nummer),
        cell: ({ nummer }) => <span>{nummer}</span>,
      },
      {
        ...named('client', 200),
        grow: 3,
        sortBy: ({ client }) => client || null,
        cell: ({ client, clientId }) => (
          <span>{client || (clientId === null ? t.nobody : withoutClients ? t.missing : '–')}</span>
        ),
      },
      {
        ...named('status', 150),
        grow: 1,
        sortBy: ({ status }) => status,
        cell: ({ status }) => <DocumentStatusWord status={status} />,
      },
      { ...named('day', 104), grow: 0, align: 'end', sortBy: (row) => row.day, cell: (row) => day(row.day) },
      {
        ...named('supplied', 116),
        grow: 0,
        align: 'end',
        hidden: kind === 'offers',
        sortBy: ({ supplied }) => supplied,
        cell: ({ supplied }) => (supplied ? day(supplied) : '–'),
      },
      {
        ...named('age', 92),
        grow: 0,
        align: 'end',
        sortBy: (row) => documentAge(row, today),
        cell: (row) => {
          const age = documentAge(row, today)
          return age === null ? '–' : t.days(age)
        },
      },
      {
        ...named('bearbeiter', 112),
        grow: 0,
        sortBy: ({ bearbeiter }) => bearbeiter || null,
        cell: ({ bearbeiter }) => <span>{bearbeiter || '–'}</span>,
      },
      {
        ...named('rate', 92),
        grow: 0,
        align: 'end',
        hidden: true,
        sortBy: (row) => Number(row.rate),
        cell: (row) => rate(row.rate),
      },
      ...amounts.map(({ id, hidden, sortBy }): Column<DocumentRow> => ({
        ...named(id, 132),
        grow: 0,
        align: 'end',
        hidden,
        sortBy,
        cell: ({ totals, unclear }) => (totals ? money(totals[id]) : unclear ? t.unclear : '–'),
      })),
    ]
  }, [t, day, money, rate, kind, today, withoutClients])
}
