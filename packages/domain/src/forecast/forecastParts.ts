import { dayAfter } from '../dates/berlinDays.ts'
import type { ClientChoice } from '../clients/clientChoice.ts'
import { daysBetween } from '../dates/days.ts'
import { claimedSums, type DocumentRow, unbilledSums } from '../documents/documentRows.ts'
import { offerValidity } from '../documents/offerValidity.ts'
import type { ForecastEntry } from '../entities/documents/forecast.ts'
import { negatedAmount, proportion, signOfAmount, sumAmounts, vatAmount } from '../office/money/amounts.ts'
import { standingBalance } from '../office/payments/paymentRules.ts'
import { lateAge, type ReceivableAge } from '../office/payments/receivables.ts'
import { type Assumptions, daysToPay, type OverdueAge, type WeightedStatus, weightedStatuses } from './assumptions.ts'

/** Days from an offer to the invoice for it. */
export const daysToInvoice = 60

/** The kind of entries that are expenses, with negative amounts. */
export const expense = 'ausgabe'

/** The fewest due invoices from which a client's payment history is derived. */
const leastHistory = 3

export interface Sources {
  entries: readonly ForecastEntry[]
  offers: readonly DocumentRow[]
  invoices: readonly DocumentRow[]
  /** Names of the entries' clients. */
  clients?: readonly ClientChoice[]
  /** Days until an invoice is due. */
  term: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Parts that share a likelihood: planned, invoiced by age, owed back, offered by status. */
export type ForecastGroup = 'planned' | 'expenses' | 'due' | 'owedBack' | 'drafts' | OverdueAge | WeightedStatus

/** One entry, invoice or offer that counts towards a month of the forecast. */
export interface ForecastPart {
  source: 'entry' | 'invoice' | 'offer'
  group: ForecastGroup
  id: number
  /** Number of the document, '' of an entry. */
  number: string
  client: string
  /** Kind and note of an entry. */
  kind: string
  note: string
  /** When it is expected, `YYYY-MM-DD`. */
  day: string
  /** Net amount; negative for expenses. */
  whole: string
  /** Per cent. */
  likelihood: number
  /** `whole` weighted by its likelihood, rounded to cents; sums are made of it. */
  amount: string
  /** Set where an invoice is overdue, or should have been written for an accepted offer. */
  age?: OverdueAge | undefined
  /** Share of the client's due amounts that was paid so far, in per cent, if there is a history. */
  paidShare?: number | undefined
}

/** An entry's share in the balance, as decimal text: expenses are negative. */
export const signedAmount = ({ art, betrag }: ForecastEntry): string =>
  art.trim() === expense ? negatedAmount(betrag) : betrag

const isWeighted = (status: string): status is WeightedStatus => weightedStatuses.some((known) => known === status)

const later = (one: string, other: string) => (one > other ? one : other)

/** The forecast tells the ages of receivables apart up to ninety days. */
const overdueAge = {
  bis_30: 'bis30',
  bis_60: 'bis60',
  bis_90: 'bis90',
  bis_365: 'aelter',
  ueber_365: 'aelter',
} satisfies Partial<Record<ReceivableAge, OverdueAge>>

/**
 * Share of each client's due amounts that was paid, in per cent, by `clientId`; clients without a history are absent.
 */
function paidShares(invoices: readonly DocumentRow[], today: string): ReadonlyMap<number | null, number> {
  const due = invoices.filter(({ standing, clientId }) => {
    if (!standing || clientId === null || standing.faellig >= today) return false
    return ['bezahlt', 'ueberzahlt', 'teilbezahlt', 'ueberfaellig'].includes(standing.zustand)
  })
  const shares = [...Map.groupBy(due, ({ clientId }) => clientId)].flatMap(([client, rows]) => {
    const owed = sumAmounts(rows.map(({ standing }) => standing?.gefordert ?? standing?.brutto ?? '0'))
    if (rows.length < leastHistory || signOfAmount(owed) <= 0) return []
    const open = sumAmounts(rows.map(({ standing }) => standing?.offen ?? '0'))
    const share = 100 - Math.round(Number(proportion('100', open, owed)))
    return [[client, Math.min(100, Math.max(0, share))] as const]
  })
  return new Map(shares)
}

/**
 * The open net amount of an invoice, negative if owed back; of a draft the whole amount. Unknown payments count as
 * none.
 */
function openNet({ totals, standing }: DocumentRow): string {
  if (!totals) return '0.00'
  if (!standing || standing.zustand === 'entwurf') return claimedSums({ totals, standing })?.net ?? '0.00'
  return proportion(totals.net, standingBalance(standing), standing.brutto)
}

/** An invoice that nobody has got yet; a draft that takes money back is reckoned with in full, as what is owed back is. */
export const isUnsent = ({ standing, totals }: DocumentRow) =>
  standing?.zustand === 'entwurf' && signOfAmount(totals?.net ?? '0') > 0

/** @param likelihood in per cent */
export const weighted = (whole: string, likelihood: number) => vatAmount(whole, String(likelihood))

function entryPart(entry: ForecastEntry, names: ReadonlyMap<number, string>): ForecastPart {
  const whole = sumAmounts([signedAmount(entry)])
  const { id, datum: day, notiz: note, client_id } = entry
  const kind = entry.art.trim()
  const client = client_id === null ? '' : (names.get(client_id) ?? '')
  const group = kind === expense ? 'expenses' : 'planned'
  return { source: 'entry', group, id, number: '', client, kind, note, day, whole, likelihood: 100, amount: whole }
}

/**
 * A draft is paid after an invoice of today at the earliest. Money owed back is certain; an overdue claim is weighted by its age, and less if the client has not always paid in
 * full.
 */
function invoicePart(
  row: DocumentRow,
  { term, today }: Sources,
  { overdue, drafts, delay }: Assumptions,
  shares: ReadonlyMap<number | null, number>,
): ForecastPart {
  const { standing, id, nummer: number, client, clientId } = row
  const whole = openNet(row)
  const dueDay = standing?.faellig ?? dayAfter(row.day, term)
  const isLate = standing?.zustand === 'ueberfaellig' && dueDay < today
  const common = { source: 'invoice', id, number, client, kind: '', note: '', whole } as const
  if (isUnsent(row)) {
    const day = dayAfter(later(dayAfter(row.day, term), dayAfter(today, term)), delay)
    return { ...common, group: 'drafts', day, likelihood: drafts, amount: weighted(whole, drafts) }
  }
  if (!isLate) {
    const day = dayAfter(dueDay, delay)
    const group = signOfAmount(whole) < 0 ? 'owedBack' : 'due'
    return { ...common, group, day: standing ? later(day, today) : day, likelihood: 100, amount: whole }
  }
  const age = overdueAge[lateAge(daysBetween(dueDay, today))]
  const paidShare = shares.get(clientId)
  const likelihood = Math.round((overdue[age] * (paidShare ?? 100)) / 100)
  const day = later(dayAfter(dueDay, delay), dayAfter(today, daysToPay[age]))
  return { ...common, group: age, day, likelihood, amount: weighted(whole, likelihood), age, paidShare }
}

/**
 * An offer is paid after the time to invoice it and the payment term. One not accepted in its validity is no part;
 * one accepted that is not invoiced in time is weighted by how late that is, like an overdue claim.
 */
function offerPart(row: DocumentRow, { term, today }: Sources, assumptions: Assumptions): ForecastPart | undefined {
  const { id, nummer: number, client, status: group } = row
  const { likelihood, overdue, delay, validity } = assumptions
  if (!isWeighted(group)) return undefined
  const isAccepted = group === 'angenommen'
  if (!isAccepted && offerValidity({ an_datum: row.day }, today, validity) === 'lapsed') return undefined
  const invoiceDay = dayAfter(row.day, daysToInvoice)
  // One that is invoiced in instalments is under way, and not late.
  const isUnderWay = signOfAmount(row.drawn ?? '0.00') > 0
  const isLate = isAccepted && !isUnderWay && invoiceDay < today
  const age = isLate ? overdueAge[lateAge(daysBetween(invoiceDay, today))] : undefined
  const whole = unbilledSums(row)?.net ?? '0.00'
  const likely = age ? Math.round((likelihood[group] * overdue[age]) / 100) : likelihood[group]
  const day = dayAfter(later(invoiceDay, dayAfter(today, age ? daysToPay[age] : 0)), term + delay)
  const amount = weighted(whole, likely)
  return { source: 'offer', group, id, number, client, kind: '', note: '', day, whole, likelihood: likely, amount, age }
}

/**
 * All parts of the forecast, weighted by their likelihood, in the order of their days; one without a chance is among them, so that
 * what is open is told whole.
 */
export function forecastParts(sources: Sources, assumptions: Assumptions): ForecastPart[] {
  const shares = paidShares(sources.invoices, sources.today)
  const names = new Map(sources.clients?.map(({ client_id, name }) => [client_id, name]))
  return [
    ...sources.entries.map((entry) => entryPart(entry, names)),
    ...sources.invoices.map((row) => invoicePart(row, sources, assumptions, shares)),
    ...sources.offers.flatMap((row) => offerPart(row, sources, assumptions) ?? []),
  ]
    .filter(({ whole }) => signOfAmount(whole) !== 0)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
