import { standingBalance } from '@waldkerf/domain/office/payments/paymentRules'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { type DocumentListKind, type DocumentRow, documentState } from '@waldkerf/domain/documents/documentRows'
import { type ReactNode, useMemo } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { ChainCell, type DocumentAddresses } from '../chain/ChainLine.tsx'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { DocumentStateWords } from '../status/DocumentStatus.tsx'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { documentAge } from './age.ts'

/** Amounts sort as numbers; their texts and sums stay decimal text. */
const amounts = [
  { id: 'net', sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.net) : null) },
  { id: 'vat', sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.vat) : null) },
  { id: 'gross', sortBy: ({ totals }: DocumentRow) => (totals ? Number(totals.gross) : null) },
] as const

/** Not shown until they are chosen. */
const hidden: Readonly<Record<DocumentListKind | 'receivables', ReadonlySet<string>>> = {
  offers: new Set(['supplied', 'rate', 'vat']),
  invoices: new Set(['supplied', 'age', 'due', 'bearbeiter', 'rate', 'net', 'vat']),
  receivables: new Set(['day', 'supplied', 'age', 'bearbeiter', 'rate', 'net', 'vat', 'gross', 'chain']),
}

/** Columns that offers have none of. */
const ofInvoices = new Set(['supplied', 'due', 'open'])

const openAmount = ({ standing }: DocumentRow) => (standing ? Number(standingBalance(standing)) : null)
const dueDay = ({ status, standing }: DocumentRow) => (status === 'archived' ? (standing?.faellig ?? null) : null)

/** 'RE-2026-0041' as a number that keeps the order of years and counts. */
function numberOrder(nummer: string): number {
  const [, year = 0, count = 0] = nummer.split('-').map(Number)
  return year * 10_000_000 + count
}

interface ColumnInput {
  kind: DocumentListKind
  /** For the age of documents. */
  today: string
  /** The clients' names could not be loaded. */
  withoutClients: boolean
  addresses: DocumentAddresses
  /** Of receivables: begins a reminder. */
  onRemind?: ((row: DocumentRow) => void) | undefined
}

/** Makes the columns by their ids: titles, widths, and whether they are there from the beginning. */
function useNamed(kind: DocumentListKind | 'receivables') {
  const { columns: titles } = useTexts(texts)
  return useMemo(
    () => (id: keyof typeof titles, width: number, rest: Omit<Column<DocumentRow>, 'id' | 'title' | 'width'>) => ({
      id,
      title: titles[id],
      width,
      grow: 0,
      hidden: hidden[kind].has(id),
      ...rest,
    }),
    [titles, kind],
  )
}

/** The columns of a list of offers or invoices. */
export function useDocumentColumns({ kind, today, withoutClients, addresses, onRemind }: ColumnInput) {
  const t = useTexts(texts)
  const { day } = useFormat()
  const { money, rate } = useMoney()
  const named = useNamed(onRemind ? 'receivables' : kind)
  const reminders = useReminderColumns(named, today, onRemind)
  return useMemo<readonly Column<DocumentRow>[]>(() => {
    const clientName = ({ client, clientId }: DocumentRow) =>
      client || (clientId === null ? t.nobody : withoutClients ? t.missing : '–')
    /** Without heads above it a day says whose it is. */
    const labelledDay = (row: DocumentRow): ReactNode => {
      const due = dueDay(row)
      return due && Number(row.standing?.offen) > 0 ? t.dueOn(day(due)) : t.datedOn(day(row.day))
    }
    const age = (row: DocumentRow) => documentAge(row, today)
    return [
      named('nummer', 128, {
        whole: true,
        narrow: { place: 3 },
        sortBy: ({ nummer }) => numberOrder(nummer),
        cell: ({ nummer }) => <span>{nummer}</span>,
      }),
      named('client', 168, {
        grow: 3,
        narrow: { place: 1 },
        sortBy: ({ client }) => client || null,
        cell: (row) => <span>{clientName(row)}</span>,
      }),
      named('status', kind === 'invoices' ? 256 : 132, {
        whole: true,
        grow: kind === 'invoices' ? 1 : 0,
        narrow: { place: 4 },
        sortBy: documentState,
        cell: (row) => <DocumentStateWords row={row} today={today} />,
      }),
      named('day', 104, {
        align: 'end' as const,
        narrow: { place: 5, cell: labelledDay },
        sortBy: (row) => row.day,
        cell: (row) => day(row.day),
      }),
      named('due', 104, {
        align: 'end' as const,
        sortBy: dueDay,
        cell: (row) => {
          const due = dueDay(row)
          return due ? day(due) : '–'
        },
      }),
      named('supplied', 116, {
        align: 'end' as const,
        sortBy: ({ supplied }) => supplied,
        cell: ({ supplied }) => (supplied ? day(supplied) : '–'),
      }),
      named('age', 92, {
        align: 'end' as const,
        sortBy: age,
        cell: (row) => {
          const days = age(row)
          return days === null ? '–' : t.days(days)
        },
      }),
      named('bearbeiter', 104, {
        sortBy: ({ bearbeiter }) => bearbeiter || null,
        cell: ({ bearbeiter }) => <span>{bearbeiter || '–'}</span>,
      }),
      named('rate', 92, {
        align: 'end' as const,
        sortBy: (row) => Number(row.rate),
        cell: (row) => rate(row.rate),
      }),
      ...amounts.map(({ id, sortBy }) =>
        named(id, 128, {
          align: 'end' as const,
          ...(id === 'gross' && !onRemind && { narrow: { place: 2 } }),
          sortBy,
          cell: ({ totals, unclear }) => (totals ? money(totals[id]) : unclear ? t.unclear : '–'),
        }),
      ),
      named('open', 128, {
        align: 'end' as const,
        ...(onRemind && { narrow: { place: 2 } }),
        sortBy: openAmount,
        cell: ({ standing }) => (standing ? money(standingBalance(standing)) : '–'),
      }),
      named('chain', 200, {
        grow: 1,
        cell: ({ id, chain }) =>
          chain ? (
            <ChainCell
              links={chain}
              current={{ kind: kind === 'offers' ? 'offer' : 'invoice', id }}
              addresses={addresses}
            />
          ) : (
            '–'
          ),
      }),
      ...reminders,
    ].filter(({ id }) => kind === 'invoices' || !ofInvoices.has(id))
  }, [t, named, day, money, rate, kind, today, withoutClients, addresses, onRemind, reminders])
}

type Named = ReturnType<typeof useNamed>

/** When somebody was reminded, and a press that does it again. */
function useReminderColumns(named: Named, today: string, onRemind: ColumnInput['onRemind']) {
  const { reminders: t } = useTexts(texts)
  const { day } = useFormat()
  return useMemo<readonly Column<DocumentRow>[]>(() => {
    if (!onRemind) return []
    return [
      named('reminded', 168, {
        sortBy: ({ standing }) => standing?.zuletzt_erinnert ?? null,
        cell: ({ standing }) =>
          standing?.zuletzt_erinnert ? t.last(standing.erinnert ?? 1, day(standing.zuletzt_erinnert)) : t.never,
      }),
      named('remind', 128, {
        cell: (row) => <RemindCell name={row.nummer} why={noReminder(row, today)} onRemind={() => onRemind(row)} />,
      }),
    ]
  }, [t, named, day, today, onRemind])
}
