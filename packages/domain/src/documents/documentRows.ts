import type { Client } from '../entities/clients.ts'
import type { Invoice } from '../entities/documents/invoices.ts'
import type { Offer } from '../entities/documents/offers.ts'
import type { InvoiceStanding } from '../entities/documents/payments.ts'
import { type ChainLink, invoiceState } from './chain/documentChain.ts'
import type { DocumentSums } from '../entities/documents/documents.ts'
import { signOfAmount, sumAmounts, type Totals } from '../office/money/amounts.ts'
import { standingBalance } from '../office/payments/paymentRules.ts'

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
  /** Of an offer as stored; of an invoice `open`, or `archived`: nothing of it changes any more. */
  status: string
  rate: string
  /** Absent until it is known, and while one of its numbers is unclear. */
  totals: Sums | undefined
  /** One of its numbers was typed and cannot be read. */
  unclear: boolean
  /** The paid and the open part of an invoice; absent for offers, and until it is known. */
  standing?: InvoiceStanding | undefined
  /** The offer, the invoices and what cancels them, this one among them; absent for one that stands alone. */
  chain?: readonly ChainLink[] | undefined
}

/** The stage of an offer; of an invoice whether it is written, paid or cancelled. */
export const documentState = ({ status, standing }: Pick<DocumentRow, 'status' | 'standing'>): string =>
  status === 'archived' && standing ? standing.zustand : status

interface Known {
  clients: readonly Pick<Client, 'client_id' | 'name'>[]
  /** Of all documents of the kind; absent until they are known. */
  sums: readonly DocumentSums[] | undefined
  /** Of all invoices; absent until they are known. */
  standings?: readonly InvoiceStanding[] | undefined
}

type Common = Pick<Offer, 'id' | 'nummer' | 'client_id' | 'bearbeiter' | 'ust_satz'>

/** The total of a document with an unclear number is unknown. */
const toSums = (row: DocumentSums | undefined): Sums | undefined =>
  row && row.unklar === 0 ? { net: row.netto, vat: row.ust, gross: row.brutto } : undefined

/** The columns that both kinds have in common, by the documents' order. */
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
  return offers.map((row) => ({ ...common(row), day: row.an_datum, supplied: null, status: row.status }))
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

/** Stages of an offer, and of an invoice without a standing, after which something is still to come. */
const unsettled: ReadonlySet<string> = new Set(['entwurf', 'versendet', 'angenommen', 'open'])

/** Whether something is still to be done or paid: of an offer by its stage, of an invoice by what is open or owed back. */
export const isUnsettled = ({ status, standing }: Pick<DocumentRow, 'status' | 'standing'>): boolean =>
  unsettled.has(status) || (standing !== undefined && signOfAmount(standingBalance(standing)) !== 0)

/** Sums of the documents' totals; absent while one of them is not known. */
export function sumOfRows(rows: readonly DocumentRow[]): Sums | undefined {
  const totals = rows.flatMap((row) => row.totals ?? [])
  if (totals.length < rows.length) return undefined
  return {
    net: sumAmounts(totals.map(({ net }) => net)),
    vat: sumAmounts(totals.map(({ vat }) => vat)),
    gross: sumAmounts(totals.map(({ gross }) => gross)),
  }
}

/** The part of a document that counts in its state: what is open or owed back of an invoice, else all that it comes to. */
const stateAmount = ({ standing, totals }: DocumentRow): string | undefined => {
  const balance = standing && standingBalance(standing)
  return balance === undefined || balance === '0.00' ? totals?.gross : balance
}

/** A sum for each group of rows; without one that is not known. */
export function groupSums(rows: readonly DocumentRow[], group: (row: DocumentRow) => string): Map<string, string> {
  const groups = [...Map.groupBy(rows, group)].map(([name, own]) => [name, own.map(stateAmount)] as const)
  const known = groups.filter((each): each is readonly [string, string[]] => !each[1].includes(undefined))
  return new Map(known.map(([name, amounts]) => [name, sumAmounts(amounts)]))
}

/** The sum that all these invoices still bring, less what is owed back; absent while it is not known of one of them. */
export function openSum(rows: readonly DocumentRow[]): string | undefined {
  const open = rows.flatMap(({ standing }) => (standing ? standingBalance(standing) : []))
  return open.length < rows.length ? undefined : sumAmounts(open)
}
