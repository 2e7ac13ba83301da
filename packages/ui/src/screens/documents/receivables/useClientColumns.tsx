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
import { color, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { RemindCell } from '../reminders/RemindCell.tsx'
import { texts as statusTexts } from '../status/status.texts.ts'

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

/** The least urgent first. */
const urgency: readonly ReceivableAge[] = ['nicht_faellig', 'guthaben', 'bis_30', 'bis_60', 'bis_90']

const Reminder = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: ${space(1)};
  color: ${color.textMuted};
`

/** Clients and their claims, as table and files: what they owe by age, when they were reminded, and a press that does it again. */
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
  const titles = useMemo(
    () => ({ ...t.columns, ...t.ages, count: t.receivables.count, balance: t.receivables.balance }),
    [t],
  )
  const used = receivableAges.filter((age) => clients.some(({ ages }) => ages[age] !== '0.00')).join()
  const columns = useMemo(() => {
    const usedAges = used.split(',')
    const { reminders, missing, nobody } = t
    const name = ({ client, clientId }: ClientReceivables) =>
      client || (clientId === null ? nobody : withoutClients ? missing : '–')
    /** The year stands only where it is another one. */
    const short = (last: string) =>
      last.slice(0, 4) === today.slice(0, 4) ? day(last).replace(/\/?\d{4}$/, '') : day(last)
    const overdue = (rows: readonly DocumentRow[]) => rows.filter((row) => !noReminder(row, today))
    const all: readonly ListColumn<ClientReceivables, keyof typeof titles, 'reminded'>[] = [
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
        width: 96,
        leaves: 1,
        narrow: { place: 3, cell: ({ days }) => days > 0 && <Sum data-old>{overdueSince(days)}</Sum> },
        value: ({ rows }) => rows.length,
        file: { id: 'rechnungen' },
      },
      ...receivableAges.map((age) => ({
        id: age,
        kind: 'number' as const,
        width: 100,
        // All of it is in the balance, too: first an age without claims leaves, then the least urgent.
        ...(age !== 'aelter' && { leaves: usedAges.includes(age) ? urgency.indexOf(age) + 3 : 2 }),
        narrow: { place: 0 },
        value: (row: ClientReceivables) => Number(row.ages[age]),
        cell: (row: ClientReceivables) => (
          <Sum data-none={row.ages[age] === '0.00' || undefined} data-old={old.has(age) || undefined}>
            {row.ages[age] === '0.00' ? '–' : money(row.ages[age])}
          </Sum>
        ),
        file: { id: age },
      })),
      {
        id: 'balance',
        kind: 'number',
        width: 108,
        narrow: { place: 2 },
        value: ({ balance }) => Number(balance),
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
  }, [t, overdueSince, day, money, today, withoutClients, onRemind, used])
  return useListColumns(columns, titles)
}

/** The last line: all clients, by age. */
export function useClientTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  const orNone = (amount: string) => (Number(amount) === 0 ? '–' : money(amount))
  return (rows: readonly ClientReceivables[]) => ({
    client: t.sum,
    ...Object.fromEntries(receivableAges.map((age) => [age, orNone(sumAmounts(rows.map(({ ages }) => ages[age])))])),
    balance: money(sumAmounts(rows.map(({ balance }) => balance))),
  })
}
