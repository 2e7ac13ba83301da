import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import {
  type ClientReceivables,
  noReminder,
  type ReceivableAge,
  receivableAges,
} from '@waldkerf/domain/office/payments/receivables'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type ListColumn, useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { color, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'
import { AgeBar, barLength } from './AgeBar.tsx'

/** Late, and so late that it stands out. */
const Late = styled.span`
  color: ${color.warningText};

  &[data-old] {
    color: ${color.dangerText};
    font-weight: ${weight('medium')};
  }
`
const oldFrom = 31

const Reminder = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: ${space(1)};
  color: ${color.textMuted};
`

const columnAges: ReadonlySet<ReceivableAge> = new Set(['nicht_faellig', 'guthaben'])

const isNothing = (amount: string) => Number(amount) === 0

/** Clients and their claims, as table and files: what they owe and since when, when they were reminded, and a press that does it again. */
export function useClientColumns(
  today: string,
  withoutClients: boolean,
  onRemind: (rows: readonly DocumentRow[]) => void,
  clients: readonly ClientReceivables[],
) {
  const t = useTexts(texts)
  const { overdue: overdueSince } = useTexts(statusTexts)
  const { day } = useFormat()
  const { money } = useMoney()
  const titles = useMemo(() => ({ ...t.columns, ...t.ages, ...t.receivables.columns }), [t])
  const whole = Math.max(0, ...clients.map(barLength))
  const used = receivableAges.filter((age) => clients.some(({ ages }) => !isNothing(ages[age]))).join()
  const columns = useMemo(() => {
    const { reminders, missing, nobody, receivables } = t
    const name = ({ client, clientId }: ClientReceivables) =>
      client || (clientId === null ? nobody : withoutClients ? missing : '–')
    /** The year stands only where it is another one. */
    const short = (last: string) =>
      last.slice(0, 4) === today.slice(0, 4) ? day(last).replace(/\/?\d{4}$/, '') : day(last)
    const overdue = (rows: readonly DocumentRow[]) => rows.filter((row) => !noReminder(row, today))
    const late = (days: number, words: (days: number) => string) =>
      days > 0 && <Late data-old={days >= oldFrom || undefined}>{words(days)}</Late>
    /** An amount of nothing is an empty cell: what there is stands out. */
    const amount = (id: keyof typeof titles, read: (row: ClientReceivables) => string) => ({
      id,
      kind: 'number' as const,
      width: 108,
      narrow: { place: 0 },
      value: (row: ClientReceivables) => Number(read(row)),
      cell: (row: ClientReceivables) => !isNothing(read(row)) && money(read(row)),
    })
    const all: readonly ListColumn<ClientReceivables, keyof typeof titles, 'reminded' | 'lateDays'>[] = [
      {
        id: 'client',
        // Two words of a long name in a line.
        width: 212,
        grow: 3,
        narrow: { place: 1 },
        value: ({ client }) => client,
        cell: (row) => <span data-lines="2">{name(row)}</span>,
        file: { id: 'kunde' },
      },
      {
        id: 'count',
        kind: 'number',
        width: 100,
        leaves: 1,
        narrow: { place: 0 },
        value: ({ rows }) => rows.length,
        file: { id: 'rechnungen' },
      },
      {
        id: 'since',
        kind: 'number',
        width: 122,
        narrow: { place: 3, cell: ({ days, rows }) => late(days, rows.length > 1 ? receivables.oldest : overdueSince) },
        // Nothing overdue stands last in both directions.
        value: ({ days }) => days || null,
        cell: ({ days }) => late(days, receivables.days),
        file: { id: 'tage_ueberfaellig', title: 'lateDays' },
      },
      {
        id: 'byAge',
        width: 150,
        grow: 2,
        leaves: 5,
        narrow: { place: 0 },
        sortBy: false,
        cell: ({ ages }) => <AgeBar ages={ages} whole={whole} />,
      },
      // All of it is in the bar and in the balance.
      { ...amount('overdue', (row) => row.overdue), leaves: 4 },
      ...receivableAges.map((age) => ({
        ...amount(age, ({ ages }) => ages[age]),
        // Those past the due date are in the bar, and are columns for whoever chooses them.
        hidden: !columnAges.has(age) || !used.includes(age),
        leaves: age === 'guthaben' ? 3 : 2,
        file: { id: age },
      })),
      {
        ...amount('balance', ({ balance }) => balance),
        narrow: { place: 2 },
        cell: ({ balance }) => <strong>{money(balance)}</strong>,
        file: { id: 'summe' },
      },
      {
        id: 'remind',
        width: 148,
        grow: 0,
        narrow: { place: 4 },
        value: ({ remindedOn }) => remindedOn,
        cell: (row) => {
          const due = overdue(row.rows)
          const [first] = row.rows
          const why = due.length === 0 && first ? noReminder(first, today) : undefined
          return (
            <Reminder>
              <RemindCell name={name(row)} why={why} onRemind={() => onRemind(due)} />
              {row.remindedOn !== null && reminders.lastShort(row.reminded, short(row.remindedOn))}
            </Reminder>
          )
        },
        file: { id: 'erinnert', title: 'reminded', kind: 'day' },
      },
    ]
    return all
  }, [t, overdueSince, day, money, today, withoutClients, onRemind, whole, used])
  return useListColumns(columns, titles)
}

/** The last line: all clients, by age. */
export function useClientTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly ClientReceivables[]) => {
    const total = (read: (row: ClientReceivables) => string) => {
      const sum = sumAmounts(rows.map(read))
      return !isNothing(sum) && money(sum)
    }
    return {
      client: t.sum,
      overdue: total(({ overdue }) => overdue),
      ...Object.fromEntries(receivableAges.map((age) => [age, total(({ ages }) => ages[age])])),
      balance: total(({ balance }) => balance) || money('0.00'),
    }
  }
}
