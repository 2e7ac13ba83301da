import type { Client } from '../entities/clients.ts'
import type { Invoice } from '../entities/documents/invoices.ts'
import type { Offer } from '../entities/documents/offers.ts'
import type { InvoicePart } from '../entities/documents/orders.ts'
import type { InvoiceStanding } from '../entities/documents/payments.ts'
import { type ChainLink, invoiceState } from './chain/documentChain.ts'
import type { OfferSums } from '../entities/documents/documents.ts'
import { negatedAmount, proportion, signOfAmount, sumAmounts, type Totals, vatAmount } from '../office/money/amounts.ts'
import { creditAmount, standingBalance } from '../office/payments/paymentRules.ts'

export type DocumentListKind = 'offers' | 'invoices'

/** The amounts of one document, or of several. */
export type Sums = Pick<Totals, 'net' | 'vat' | 'gross'>

/** An offer or an invoice as a line of its list. */
export interface DocumentRow {
  id: number
  nummer: string
  /** `an_datum` or `rn_datum`. */
  day: string
  /** Day of supply; null for an offer. */
  supplied: string | null
  clientId: number | null
  /** '' while there is none, or its name is not known yet. */
  client: string
  bearbeiter: string
  /** An offer's stored status; of an invoice `open`, or `archived` once it is fixed. */
  status: string
  rate: string
  /** Absent until known, and while one of its numbers is unclear. */
  totals: Sums | undefined
  /** One of its numbers was typed and cannot be read. */
  unclear: boolean
  /** The reason why the last mail of an offer has not arrived. */
  mail?: OfferSums['mail']
  /** The part of an offer's net amount that instalments ask for. */
  drawn?: string | undefined
  /** The paid and the open part of an invoice; absent for offers, and until known. */
  standing?: InvoiceStanding | undefined
  /** The document's whole chain, itself included; absent if it is related to no other. */
  chain?: readonly ChainLink[] | undefined
}

type StateRow = Pick<DocumentRow, 'status' | 'standing'> & Partial<Pick<DocumentRow, 'id' | 'chain' | 'mail'>>

/**
 * An offer's status, or what keeps its mail from having been sent; of an invoice its payment state, if known: one that
 * cancels another has none and is named as that.
 */
export function documentState({ id, status, standing, chain, mail }: StateRow): string {
  if (status === 'versendet' && mail) return unsentStates[mail]
  if (status !== 'archived') return status
  const isCancellation = chain?.some((link) => link.kind === 'cancellation' && link.id === id)
  return isCancellation ? 'stornorechnung' : (standing?.zustand ?? status)
}

/** An invoice's part in its order; absent for one that stands by itself. */
export function documentPart({ id, chain }: Pick<DocumentRow, 'id' | 'chain'>): Exclude<InvoicePart, ''> | undefined {
  const kind = chain?.find((link) => link.id === id && link.kind !== 'offer')?.kind
  return kind === 'abschlag' || kind === 'schluss' ? kind : undefined
}

/** The states of a sent offer whose mail has not arrived. */
export const unsentStates = { wartet: 'mail_wartet', abgelehnt: 'mail_abgelehnt' } as const

interface Known {
  clients: readonly Pick<Client, 'client_id' | 'name'>[]
  /** Of all documents of the kind; absent until they are known. */
  sums: readonly OfferSums[] | undefined
  /** Of all invoices; absent until they are known. */
  standings?: readonly InvoiceStanding[] | undefined
}

type Common = Pick<Offer, 'id' | 'nummer' | 'client_id' | 'bearbeiter' | 'ust_satz'>

/** The total of a document with an unclear number is unknown. */
const toSums = (row: OfferSums | undefined): Sums | undefined =>
  row && row.unklar === 0 ? { net: row.netto, vat: row.ust, gross: row.brutto } : undefined

/** Makes the columns that offers and invoices have in common. */
function completing({ clients, sums }: Known) {
  const names = new Map(clients.map(({ client_id, name }) => [client_id, name]))
  const totals = new Map(sums?.map((row) => [row.id, row]))
  return ({ id, nummer, client_id: clientId, bearbeiter, ust_satz: rate }: Common) => ({
    id,
    nummer,
    clientId,
    client: (clientId !== null && names.get(clientId)) || '',
    bearbeiter,
    rate,
    totals: toSums(totals.get(id)),
    unclear: (totals.get(id)?.unklar ?? 0) > 0,
  })
}

export function offerRows(offers: readonly Offer[], known: Known): DocumentRow[] {
  const common = completing(known)
  const sums = new Map(known.sums?.map((row) => [row.id, row]))
  return offers.map((row) => ({
    ...common(row),
    day: row.an_datum,
    supplied: null,
    status: row.status,
    mail: sums.get(row.id)?.mail,
    drawn: sums.get(row.id)?.abgerufen,
  }))
}

export function invoiceRows(invoices: readonly Invoice[], known: Known): DocumentRow[] {
  const common = completing(known)
  const standings = new Map(known.standings?.map((row) => [row.rechnung_id, row]))
  return invoices.map((row) => ({
    ...common(row),
    standing: standings.get(row.id),
    day: row.rn_datum,
    supplied: row.le_date,
    status: invoiceState(row, undefined),
  }))
}

/** Statuses of an offer, and of an invoice without a standing, in which something is still to be done. */
const unsettled: ReadonlySet<string> = new Set(['entwurf', 'versendet', 'angenommen', 'open'])

/** Whether something is still to be done or paid: of an offer by its stage, of an invoice by what is open or owed back. */
export const isUnsettled = ({ status, standing }: Pick<DocumentRow, 'status' | 'standing'>): boolean =>
  unsettled.has(status) || (standing !== undefined && signOfAmount(standingBalance(standing)) !== 0)

type Billed = Pick<DocumentRow, 'totals' | 'rate' | 'drawn'>

/** The part of an offer that no instalment asks for yet; nothing once they ask for more. `w_get_aufgaben` has the same rule. */
export function unbilledSums({ totals, rate, drawn = '0.00' }: Billed): Sums | undefined {
  if (!totals || signOfAmount(drawn) === 0) return totals
  const left = sumAmounts([totals.net, negatedAmount(drawn)])
  const net = signOfAmount(left) < 0 ? '0.00' : left
  const vat = vatAmount(net, rate)
  return { net, vat, gross: sumAmounts([net, vat]) }
}

/**
 * The totals as far as the document claims them: of a final invoice without what its instalments claim. A cancelled one
 * counts in full, because the one that cancels it takes it back.
 */
export function claimedSums({ totals, standing }: Pick<DocumentRow, 'totals' | 'standing'>): Sums | undefined {
  const { gefordert, brutto, zustand, schluss_id = null } = standing ?? {}
  const isVoid = zustand === 'storniert' || (zustand === 'ersetzt' && schluss_id === null)
  if (!totals || gefordert === undefined || gefordert === brutto || isVoid) return totals
  const net = proportion(totals.net, gefordert, totals.gross)
  return { net, vat: sumAmounts([gefordert, negatedAmount(net)]), gross: gefordert }
}

/** Sums of what the documents claim; absent while one of them is not known. */
export function sumOfRows(rows: readonly DocumentRow[]): Sums | undefined {
  const totals = rows.flatMap((row) => claimedSums(row) ?? [])
  if (totals.length < rows.length) return undefined
  return {
    net: sumAmounts(totals.map(({ net }) => net)),
    vat: sumAmounts(totals.map(({ vat }) => vat)),
    gross: sumAmounts(totals.map(({ gross }) => gross)),
  }
}

/**
 * The sum of each group of rows, so that they add up to the sum of the list; groups with an unknown amount are left out.
 */
export function groupSums(
  rows: readonly DocumentRow[],
  group: (row: DocumentRow) => string,
  sum: (rows: readonly DocumentRow[]) => string | undefined,
): Map<string, string> {
  const groups = [...Map.groupBy(rows, group)].map(([name, own]) => [name, sum(own)] as const)
  return new Map(groups.filter((each): each is readonly [string, string] => each[1] !== undefined))
}

/** Whether instalments ask for a part of an accepted offer. */
export const isPartlyBilled = ({ status, drawn = '0.00' }: Pick<DocumentRow, 'status' | 'drawn'>): boolean =>
  status === 'angenommen' && signOfAmount(drawn) > 0

/** The gross amount still to be invoiced of these offers; absent while one of them is unknown. */
export function unbilledSum(offers: readonly DocumentRow[]): string | undefined {
  const left = offers.flatMap((row) => unbilledSums(row)?.gross ?? [])
  return left.length < offers.length ? undefined : sumAmounts(left)
}

/** Amounts still to be paid, the credit of clients as a negative amount, and both together. */
interface OpenSums {
  open: string
  credit: string
  balance: string
}

/** The open amounts of these invoices and the credit on them; absent while one of them is unknown. */
export function openSums(rows: readonly DocumentRow[]): OpenSums | undefined {
  const standings = rows.flatMap(({ standing }) => standing ?? [])
  if (standings.length < rows.length) return undefined
  const open = sumAmounts(standings.map(({ offen }) => offen))
  const credit = sumAmounts(standings.map(creditAmount))
  return { open, credit, balance: sumAmounts([open, credit]) }
}

/** The open amounts of each client's invoices, less what is owed back, by client_id. */
export function openAmounts(
  invoices: readonly Pick<Invoice, 'id' | 'client_id'>[],
  standings: readonly InvoiceStanding[],
): Map<number | null, string> {
  const balances = new Map(standings.map((row) => [row.rechnung_id, standingBalance(row)]))
  const groups = [...Map.groupBy(invoices, ({ client_id }) => client_id)]
  return new Map(groups.map(([id, own]) => [id, sumAmounts(own.flatMap((row) => balances.get(row.id) ?? []))]))
}
