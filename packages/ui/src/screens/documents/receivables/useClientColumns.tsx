import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { type ClientReceivables, noReminder, receivableAges } from '@waldkerf/domain/office/payments/receivables'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type ListColumn, useListColumns } from '@waldkerf/ui/parts/ListScreen/listColumns'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { color, space, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'
import { useBalanceLines } from '../list/useTotals.tsx'
import { AgeBar, barLength } from './AgeBar.tsx'
import { Aged } from './receivables.styles.ts'

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

const isNothing = (amount: string) => Number(amount) === 0

/** Clients and their claims, as table and files: what they owe and since when, their credit, when they were reminded, and a press that does it again. */
export function useClientColumns(
  today: string,
  withoutClients: boolean,
  onRemind: (rows: readonly DocumentRow[]) => void,
  clients: readonly ClientReceivables[],
) {
  const t = useTexts(texts)
  const { overdue: overdueSince, credit: creditWords } = useTexts(statusTexts)
  const { day, number } = useFormat()
  const { money } = useMoney()
  const titles = useMemo(() => ({ ...t.columns, ...t.ages, ...t.receivables.columns }), [t])
  const whole = Math.max(0, ...clients.map(barLength))
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
    const credit = ({ ages: { guthaben } }: ClientReceivables) => !isNothing(guthaben) && creditWords(money(guthaben))
    /** When somebody was reminded, while there is something to remind of. */
    const reminded = ({ reminded: count, remindedOn, days }: ClientReceivables, never: string) =>
      remindedOn === null ? days > 0 && never : reminders.lastShort(count, short(remindedOn))
    const press = (row: ClientReceivables) => {
      const due = overdue(row.rows)
      const [first] = row.rows
      const why = due.length === 0 && first ? noReminder(first, today) : undefined
      return <RemindCell name={name(row)} why={why} onRemind={() => onRemind(due)} />
    }
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
        width: 88,
        leaves: 1,
        narrow: { place: 0 },
        value: ({ rows }) => rows.length,
        file: { id: 'rechnungen' },
      },
      {
        id: 'since',
        kind: 'number',
        width: 144,
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
        narrow: {
          place: 5,
          cell: (row) => {
            const last = reminded(row, reminders.neverDone)
            const words = [
              receivables.invoices(number(row.rows.length), row.rows.length === 1),
              row.remindedOn !== null && last ? reminders.lastDone(last) : last,
              !isNothing(row.open) && credit(row),
            ]
            return (
              <Aged data-third>
                <AgeBar ages={row.ages} whole={whole} />
                <span>{words.filter(Boolean).join(', ')}</span>
              </Aged>
            )
          },
        },
        sortBy: false,
        cell: (row) => (
          <Aged>
            {!isNothing(row.open) && <AgeBar ages={row.ages} whole={whole} />}
            {!isNothing(row.ages.guthaben) && <small>{credit(row)}</small>}
          </Aged>
        ),
      },
      {
        ...amount('open', ({ open }) => open),
        narrow: { place: 2, cell: (row) => (isNothing(row.open) ? credit(row) : money(row.open)) },
        cell: ({ open }) => !isNothing(open) && <strong>{money(open)}</strong>,
        file: { id: 'offen' },
      },
      // All of these are in the bar, and are columns for whoever chooses them.
      { ...amount('overdue', (row) => row.overdue), hidden: true },
      ...receivableAges.map((age) => ({ ...amount(age, ({ ages }) => ages[age]), hidden: true, file: { id: age } })),
      { ...amount('balance', ({ balance }) => balance), hidden: true, file: { id: 'saldo' } },
      {
        id: 'remind',
        width: 156,
        grow: 0,
        narrow: { place: 4, cell: press },
        value: ({ remindedOn }) => remindedOn,
        cell: (row) => (
          <Reminder>
            {press(row)}
            {reminded(row, reminders.never)}
          </Reminder>
        ),
        file: { id: 'erinnert', title: 'reminded', kind: 'day' },
      },
    ]
    return all
  }, [t, overdueSince, creditWords, day, number, money, today, withoutClients, onRemind, whole])
  return useListColumns(columns, titles)
}

/** The last lines: all clients, by age, with their credit. */
export function useClientTotals() {
  const { money } = useMoney()
  const balanceLines = useBalanceLines()
  return (clients: readonly ClientReceivables[]) => {
    const total = (read: (row: ClientReceivables) => string) => money(sumAmounts(clients.map(read)))
    const all = clients.flatMap(({ rows }) => rows)
    const [first, ...others] = balanceLines('client', all)
    return [
      {
        ...Object.fromEntries(receivableAges.map((age) => [age, total(({ ages }) => ages[age])])),
        overdue: total(({ overdue }) => overdue),
        balance: total(({ balance }) => balance),
        ...first,
      },
      ...others,
    ]
  }
}
