import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import {
  type ClientReceivables,
  noReminder,
  type ReceivableAge,
  receivableAges,
} from '@waldkerf/domain/office/payments/receivables'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { Column } from '@waldkerf/ui/parts/DataTable/DataTable'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'

const sortByAge = Object.fromEntries(
  receivableAges.map((age) => [age, ({ ages }: ClientReceivables) => Number(ages[age])]),
) as Record<ReceivableAge, (row: ClientReceivables) => number>

/** Old claims stand out, nothing owed does not. */
const Sum = styled.span`
  &[data-none] {
    color: ${color.textMuted};
  }
  &[data-old]:not([data-none]) {
    color: ${color.dangerText};
  }
`
const old: ReadonlySet<ReceivableAge> = new Set(['bis_60', 'bis_90', 'aelter'])

const Reminder = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: ${space(2)};
`

/** Clients, what they owe by age, when they were reminded, and a press that does it again. */
export function useClientColumns(
  today: string,
  withoutClients: boolean,
  onRemind: (rows: readonly DocumentRow[]) => void,
) {
  const t = useTexts(texts)
  const { overdue: overdueSince } = useTexts(statusTexts)
  const { day, number } = useFormat()
  const { money } = useMoney()
  return useMemo<readonly Column<ClientReceivables>[]>(() => {
    const { reminders, receivables, ages } = t
    const name = ({ client, clientId }: ClientReceivables) =>
      client || (clientId === null ? t.nobody : withoutClients ? t.missing : '–')
    const overdue = (rows: readonly DocumentRow[]) => rows.filter((row) => !noReminder(row, today))
    return [
      {
        id: 'client',
        title: t.columns.client,
        width: 176,
        grow: 3,
        narrow: { place: 1 },
        sortBy: ({ client }) => client || null,
        cell: (row) => <span>{name(row)}</span>,
      },
      {
        id: 'count',
        title: receivables.count,
        width: 88,
        grow: 0,
        align: 'end',
        narrow: { place: 3, cell: ({ days }) => days > 0 && <Sum data-old>{overdueSince(days)}</Sum> },
        sortBy: ({ rows }) => rows.length,
        cell: ({ rows }) => number(rows.length),
      },
      ...receivableAges.map((age): Column<ClientReceivables> => ({
        id: age,
        title: ages[age] ?? age,
        width: 96,
        grow: 0,
        align: 'end',
        sortBy: sortByAge[age],
        cell: (row) => (
          <Sum data-none={row.ages[age] === '0.00' || undefined} data-old={old.has(age) || undefined}>
            {row.ages[age] === '0.00' ? '–' : money(row.ages[age])}
          </Sum>
        ),
      })),
      {
        id: 'balance',
        title: receivables.balance,
        width: 112,
        grow: 0,
        align: 'end',
        narrow: { place: 2 },
        sortBy: ({ balance }) => Number(balance),
        cell: ({ balance }) => <strong>{money(balance)}</strong>,
      },
      {
        id: 'remind',
        title: t.columns.remind,
        width: 232,
        grow: 0,
        narrow: { place: 4 },
        sortBy: ({ remindedOn }) => remindedOn,
        cell: (row) => {
          const due = overdue(row.rows)
          const [first] = row.rows
          const why = due.length === 0 && first ? noReminder(first, today) : undefined
          return (
            <Reminder>
              <RemindCell name={name(row)} why={why} onRemind={() => onRemind(due)} />
              {row.remindedOn !== null && reminders.last(row.reminded, day(row.remindedOn))}
            </Reminder>
          )
        },
      },
    ]
  }, [t, overdueSince, day, number, money, today, withoutClients, onRemind])
}

/** The last line: all clients, by age. */
export function useClientTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly ClientReceivables[]) => ({
    client: t.sum,
    ...Object.fromEntries(receivableAges.map((age) => [age, money(sumAmounts(rows.map(({ ages }) => ages[age])))])),
    balance: money(sumAmounts(rows.map(({ balance }) => balance))),
  })
}
