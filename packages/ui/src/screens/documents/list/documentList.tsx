import {
  documentFilter,
  documentGroup,
  filterDocuments,
  type DocumentFilter,
} from '@waldkerf/domain/documents/documentFilter'
import {
  type DocumentListKind,
  type DocumentRow,
  documentState,
  groupSums,
  openSums,
  sumOfRows,
} from '@waldkerf/domain/documents/documentRows'
import { creditAmount } from '@waldkerf/domain/office/payments/paymentRules'
import { noReminder } from '@waldkerf/domain/office/payments/receivables'
import { useCallback, useMemo } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { describeList, useDescribedList } from '@waldkerf/ui/parts/ListScreen/describeList'
import type { ListColumn } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { ChainCell, NumberCell } from '../chain/ChainLine.tsx'
import type { DocumentsState } from '../documentsTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { reminderWords } from '../reminders/reminderWords.ts'
import { DocumentStateWords } from '../status/DocumentStatus.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'
import { documentAge } from './age.ts'
import { amounts, dueDay, fixedStanding, numberOrder, toNumber } from './documentValues.ts'
import { useDocumentFilterWords } from './useDocumentFilterWords.ts'

/** Not shown until they are chosen. */
const hidden: Readonly<Record<DocumentListKind | 'receivables', ReadonlySet<string>>> = {
  offers: new Set(['supplied', 'rate', 'vat']),
  invoices: new Set(['supplied', 'age', 'due', 'bearbeiter', 'rate', 'net', 'vat']),
  receivables: new Set(['day', 'supplied', 'age', 'bearbeiter', 'rate', 'net', 'vat', 'gross', 'chain']),
}

/** Columns of invoices, which offers do not have. */
const invoiceOnly: ReadonlySet<string> = new Set(['due', 'paid', 'open', 'credit', 'reminded', 'remind'])

interface Context {
  kind: DocumentListKind
  t: typeof texts.de
  labels: Readonly<Record<string, string>>
  formats: Pick<ReturnType<typeof useFormat>, 'day'> & ReturnType<typeof useMoney>
  /** For the age of documents. */
  today: string
  /** The clients' names could not be loaded. */
  withoutClients: boolean
  /** Between phones and wide screens. */
  isTight: boolean
  addresses: DocumentsState['addresses']
  /** Of receivables: begins a reminder. */
  onRemind: ((row: DocumentRow) => void) | undefined
}

/** `isClaims`: of receivables, where a row of two lines says how late it is, and has the press. */
type Shaped = Context & { isClaims: boolean }

type DocumentColumn = ListColumn<DocumentRow, keyof typeof texts.de.columns>

/** The leading columns: number, client, state and day. */
const leadingColumns = ({
  kind,
  t,
  labels,
  formats: { day },
  today,
  withoutClients,
  isTight,
  isClaims,
}: Shaped): DocumentColumn[] => [
  {
    id: 'nummer',
    width: kind === 'invoices' ? 108 : 112,
    grow: 0,
    whole: true,
    // Beside the press there is room for the number alone.
    narrow: isClaims ? { place: 4, cell: ({ nummer }) => nummer } : { place: 3 },
    value: ({ nummer }) => nummer,
    cell: (row) => <NumberCell row={row} />,
    sortBy: ({ nummer }) => numberOrder(nummer),
    file: { id: 'nummer', place: 1 },
  },
  {
    id: 'client',
    // Two words of a long name in a line.
    width: 212,
    grow: 3,
    narrow: { place: 1 },
    value: ({ client }) => client,
    cell: ({ client, clientId }) => (
      <span data-lines="2">{client || (clientId === null ? t.nobody : withoutClients ? t.missing : '–')}</span>
    ),
    file: {
      id: 'kunde',
      place: 4,
      value: ({ client, clientId }) => (withoutClients && clientId !== null ? t.missing : client),
    },
  },
  {
    id: 'status',
    // In a line since when it is over; where all columns share 814 px, in fewer words.
    width: kind === 'offers' ? 202 : isTight ? 138 : 190,
    grow: kind === 'invoices' ? 3 : 0,
    whole: true,
    narrow: { place: isClaims ? 3 : 4 },
    sortBy: documentState,
    cell: (row) => <DocumentStateWords row={row} today={today} isShort={isTight && kind === 'invoices'} />,
    file: { id: 'status', place: 6, value: (row) => labels[documentState(row)] ?? row.status },
  },
  {
    id: 'day',
    kind: 'day',
    width: 92,
    leaves: 6,
    narrow: {
      place: isClaims ? 0 : 5,
      // Rows of two lines have no column heads, so the cell names the kind of its day.
      cell: (row) => {
        const due = dueDay(row)
        return due && Number(row.standing?.offen) > 0 ? t.dueOn(day(due)) : t.datedOn(day(row.day))
      },
    },
    value: (row) => row.day,
    file: { id: 'datum', place: 2 },
  },
]

/** When somebody was reminded, and a press that does it again: both in the table of receivables alone. */
const reminderColumns = ({ t: { reminders }, formats: { day }, today, onRemind }: Context): DocumentColumn[] => [
  {
    id: 'reminded',
    ...(onRemind && { width: 168 }),
    grow: 0,
    leaves: 4,
    sortBy: ({ standing }) => standing?.zuletzt_erinnert ?? null,
    cell: ({ standing }) =>
      standing ? <span data-lines="2">{reminderWords(standing, reminders, day)}</span> : reminders.never,
    file: { id: 'erinnert', place: 15, kind: 'number', value: ({ standing }) => standing?.erinnert ?? null },
  },
  {
    id: 'remind',
    ...(onRemind && { width: 112 }),
    grow: 0,
    narrow: { place: 5 },
    sortBy: false,
    cell: (row) => <RemindCell name={row.nummer} why={noReminder(row, today)} onRemind={() => onRemind?.(row)} />,
  },
]

function documentColumns(context: Context): readonly DocumentColumn[] {
  const { kind, t, formats, today, addresses, onRemind } = context
  const { money, rate } = formats
  const all: readonly DocumentColumn[] = [
    ...leadingColumns({ ...context, isClaims: onRemind !== undefined }),
    {
      id: 'due',
      kind: 'day',
      width: 92,
      leaves: 5,
      ...(onRemind && { narrow: { place: 0 } }),
      value: dueDay,
      file: { id: 'faellig', place: 11 },
    },
    {
      id: 'supplied',
      kind: 'day',
      ...(kind === 'invoices' && { width: 116 }),
      value: ({ supplied }) => supplied,
      file: { id: 'le_date', place: 3 },
    },
    {
      id: 'age',
      kind: 'number',
      width: 84,
      leaves: 1,
      value: (row) => documentAge(row, today),
      cell: (row) => {
        const days = documentAge(row, today)
        return days === null ? '–' : t.days(days)
      },
    },
    {
      id: 'bearbeiter',
      width: 104,
      grow: 0,
      leaves: 2,
      value: ({ bearbeiter }) => bearbeiter,
      file: { id: 'bearbeiter', place: 5 },
    },
    {
      id: 'rate',
      kind: 'number',
      width: 92,
      value: (row) => Number(row.rate),
      cell: (row) => rate(row.rate),
      file: { id: 'ust_satz', place: 7 },
    },
    ...amounts.map(({ id, file }): DocumentColumn => ({
      id,
      kind: 'number',
      width: 112,
      ...(id === 'gross' && !onRemind && { narrow: { place: 2 } }),
      // The gross amount stays.
      ...(id === 'net' && { leaves: 5 }),
      value: ({ totals }) => (totals ? Number(totals[id]) : null),
      cell: ({ totals, unclear }) => (totals ? money(totals[id]) : unclear ? t.unclear : '–'),
      file,
    })),
    {
      id: 'paid',
      kind: 'number',
      value: ({ standing }) => (standing ? Number(standing.bezahlt) : null),
      file: { id: 'bezahlt', place: 12 },
    },
    {
      id: 'open',
      kind: 'number',
      width: 108,
      ...(onRemind && { narrow: { place: 2 } }),
      value: (row) => toNumber(fixedStanding(row)?.offen),
      cell: (row) => {
        const amount = fixedStanding(row)?.offen
        return amount ? <span data-none={Number(amount) === 0 || undefined}>{money(amount)}</span> : '–'
      },
      file: { id: 'offen', place: 13 },
    },
    {
      // On screen the state says it.
      id: 'credit',
      kind: 'number',
      value: (row) => {
        const standing = fixedStanding(row)
        return standing ? Number(creditAmount(standing)) : null
      },
      file: { id: 'guthaben', place: 14 },
    },
    {
      id: 'chain',
      width: kind === 'invoices' ? 232 : 184,
      grow: kind === 'invoices' ? 0 : 1,
      leaves: 3,
      sortBy: false,
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
      file: {
        id: 'vorgang',
        place: 16,
        value: ({ chain }) => (chain ?? []).map(({ number }) => number).join(' → '),
      },
    },
    ...reminderColumns(context),
  ]
  const later = hidden[onRemind ? 'receivables' : kind]
  return all.flatMap((column) =>
    kind === 'offers' && invoiceOnly.has(column.id) ? [] : { ...column, hidden: later.has(column.id) },
  )
}

const describe = (kind: DocumentListKind) =>
  describeList({
    name: kind,
    filter: documentFilter,
    rowKey: ({ id }) => id,
    usual: { column: 'nummer', direction: 'descending' },
    columns: documentColumns,
  })

/** The lists of offers and invoices: filter, table columns and file columns in one description. */
export const documentLists = { offers: describe('offers'), invoices: describe('invoices') } satisfies Record<
  DocumentListKind,
  unknown
>

/** The documents that fit, in order, and the sums of their groups. */
export function useDocumentList(kind: DocumentListKind, state: DocumentsState, onRemind?: (row: DocumentRow) => void) {
  const { documents, filter, sort, today, missing, addresses } = state
  const t = useTexts(texts)
  const { labels } = useTexts(statusTexts)
  const { day } = useFormat()
  const moneyFormats = useMoney()
  const withoutClients = missing?.clients !== undefined
  const isTight = useScreenWidth() === 'stacked'
  const context = useMemo(
    () => ({ kind, t, labels, formats: { day, ...moneyFormats }, today, withoutClients, isTight, addresses, onRemind }),
    [kind, t, labels, day, moneyFormats, today, withoutClients, isTight, addresses, onRemind],
  )
  const narrow = useCallback(
    (rows: readonly DocumentRow[], wanted: DocumentFilter) => filterDocuments(rows, wanted, today),
    [today],
  )
  const words = useDocumentFilterWords(kind, filter.view, state.clients)
  const input = { state: documents, filter, sort, titles: t.columns, words, context, narrow }
  const list = useDescribedList(documentLists[kind], input)
  const sums = useMemo(() => {
    const { rows } = filterDocuments(list.all, { ...filter, statuses: [], ages: [] }, today)
    // All of them add up to the list's sum: gross amounts, or what is open and the credit.
    return groupSums(rows, documentGroup(filter, today), (own) =>
      filter.view === '' ? sumOfRows(own)?.gross : openSums(own)?.balance,
    )
  }, [list.all, filter, today])
  const groups = useMemo(
    () => new Set(list.all.map(documentGroup(filter, today)).filter(Boolean)),
    [list.all, filter, today],
  )
  return { ...list, words, sums, groups }
}
