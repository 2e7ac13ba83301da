import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { daysBetween } from '@waldkerf/domain/dates/days'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { standingBalance } from './paymentRules.ts'

/** Ages of open amounts, by days overdue; `guthaben` is the credit of the client. */
export const receivableAges = [
  'nicht_faellig',
  'bis_30',
  'bis_60',
  'bis_90',
  'bis_365',
  'ueber_365',
  'guthaben',
] as const
export type ReceivableAge = (typeof receivableAges)[number]

/** Those past the due date, the oldest first. */
export const overdueAges = [
  'ueber_365',
  'bis_365',
  'bis_90',
  'bis_60',
  'bis_30',
] as const satisfies readonly ReceivableAge[]

/** Those of amounts still to be paid, which is all but credit. */
const openAges = receivableAges.filter((age) => age !== 'guthaben')

/** Days since the due date; below 1 it is not overdue. @param today `YYYY-MM-DD` */
export const overdueDays = ({ faellig }: Pick<InvoiceStanding, 'faellig'>, today: string): number =>
  daysBetween(faellig, today)

/** The age of what is late. @param days since it was due, at least 1 */
export function lateAge(days: number): (typeof overdueAges)[number] {
  if (days <= 30) return 'bis_30'
  if (days <= 60) return 'bis_60'
  if (days <= 90) return 'bis_90'
  return days <= 365 ? 'bis_365' : 'ueber_365'
}

/** The age of a claim; undefined if nothing is open or owed back. */
export function receivableAge(
  standing: Pick<InvoiceStanding, 'offen' | 'ueberzahlt' | 'faellig'> | undefined,
  today: string,
): ReceivableAge | undefined {
  if (!standing) return undefined
  if (signOfAmount(standing.ueberzahlt) > 0) return 'guthaben'
  if (signOfAmount(standing.offen) <= 0) return undefined
  const days = overdueDays(standing, today)
  return days < 1 ? 'nicht_faellig' : lateAge(days)
}

/** All that a client owes, by age; amounts owed back are negative. */
export interface ClientReceivables {
  clientId: number | null
  client: string
  ages: Readonly<Record<ReceivableAge, string>>
  /** The sum of the ages past the due date, of all that is open, and of all ages. */
  overdue: string
  open: string
  balance: string
  /** The invoices, in the order of the list. */
  rows: readonly DocumentRow[]
  /** Days overdue of the oldest claim; 0 if none is overdue. */
  days: number
  /** Reminders of these invoices, and the day of the last one. */
  reminded: number
  remindedOn: string | null
}

/** The sums of rows by their ages. */
export function sumByAge(rows: readonly DocumentRow[], today: string): Record<ReceivableAge, string> {
  const groups = Map.groupBy(rows, ({ standing }) => receivableAge(standing, today))
  const sum = (age: ReceivableAge) =>
    sumAmounts((groups.get(age) ?? []).flatMap(({ standing }) => (standing ? standingBalance(standing) : [])))
  return Object.fromEntries(receivableAges.map((age) => [age, sum(age)])) as Record<ReceivableAge, string>
}

/** The claims of each client, the largest first. @param rows invoices with an open or owed amount */
export function receivablesByClient(rows: readonly DocumentRow[], today: string): ClientReceivables[] {
  const clients = [...Map.groupBy(rows, ({ clientId }) => clientId)].map(([clientId, own]): ClientReceivables => {
    const ages = sumByAge(own, today)
    const due = own.flatMap(({ standing }) => (standing && signOfAmount(standing.offen) > 0 ? standing : []))
    return {
      clientId,
      client: own[0]?.client ?? '',
      ages,
      overdue: sumAmounts(overdueAges.map((age) => ages[age])),
      open: sumAmounts(openAges.map((age) => ages[age])),
      balance: sumAmounts(Object.values(ages)),
      rows: own,
      days: Math.max(0, ...due.map((standing) => overdueDays(standing, today))),
      reminded: own.reduce((count, { standing }) => count + (standing?.erinnert ?? 0), 0),
      remindedOn:
        own
          .flatMap(({ standing }) => standing?.zuletzt_erinnert ?? [])
          .toSorted()
          .at(-1) ?? null,
    }
  })
  return clients.toSorted((a, b) => signOfAmount(sumAmounts([b.balance, negatedAmount(a.balance)])))
}

/** Why no reminder of an invoice can be made now. */
export type NoReminder = 'notDue' | 'today' | 'settled'

/** The rule for reminders: after the due date, while something is open, once a day; one whose mails failed does not count. */
export function noReminder({ standing }: Pick<DocumentRow, 'standing'>, today: string): NoReminder | undefined {
  if (!standing || signOfAmount(standing.offen) <= 0) return 'settled'
  if (overdueDays(standing, today) < 1) return 'notDue'
  return standing.zuletzt_erinnert === today && !standing.erinnerung_gescheitert ? 'today' : undefined
}
