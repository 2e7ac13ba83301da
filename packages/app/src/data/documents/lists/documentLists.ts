import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addInvoice, getFirstDateForNewInvoice } from '@waldkerf/domain/calls/documents/invoices'
import { addOffer, getFirstDateForNewOffer } from '@waldkerf/domain/calls/documents/offers'
import { addOrder } from '@waldkerf/domain/calls/documents/orders'
import { getInvoiceSums, getOfferSums } from '@waldkerf/domain/calls/documents/documents'
import {
  type DocumentListKind,
  type DocumentRow,
  invoiceRows,
  openAmounts,
  offerRows,
} from '@waldkerf/domain/documents/documentRows'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import type { OfferSums } from '@waldkerf/domain/entities/documents/documents'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { useRefreshed } from '@waldkerf/app/data/saving/useRefreshed'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { useClientChoices } from '@waldkerf/app/data/users/people'
import { useInvoiceStandings } from '../payments.ts'
import { documentKeys, useInvoices, useOffers } from './documents.ts'

const firstDayCalls = { offers: getFirstDateForNewOffer, invoices: getFirstDateForNewInvoice }

/** Reads again while the mail server has not taken an offer's mail. */
const refreshInterval = (sums: readonly OfferSums[] | undefined) =>
  sums?.some(({ mail }) => mail === 'wartet') ? 10_000 : 0

interface DocumentList {
  documents: Loadable<readonly DocumentRow[]>
  /** The source of the totals; documents are listed without it, too. */
  amounts: Loadable<unknown>
}

/** All offers with their clients and totals. */
export function useOfferList(): DocumentList {
  const offers = useOffers()
  const gateway = useGateway()
  const amounts = toLoadable(
    useSWR(documentKeys.sums('offers'), () => gateway.call(getOfferSums, {}), { refreshInterval }),
  )
  const clients = useClientChoices()
  const [known, sums] = [shown(offers), shown(amounts)]
  const rows = useMemo(() => offerRows(known ?? [], { clients, sums }), [known, clients, sums])
  return { documents: mapLoadable(offers, () => rows), amounts }
}

/**
 * All invoices with their clients, totals and open amounts; if totals or open amounts are missing, they are listed
 * without.
 */
export function useInvoiceList(): DocumentList & { payments: Loadable<unknown> } {
  const invoices = useInvoices()
  const gateway = useGateway()
  const amounts = toLoadable(useSWR(documentKeys.sums('invoices'), () => gateway.call(getInvoiceSums, {})))
  const clients = useClientChoices()
  const [known, sums] = [shown(invoices), shown(amounts)]
  const payments = useInvoiceStandings()
  const standings = shown(payments)
  const rows = useMemo(() => invoiceRows(known ?? [], { clients, sums, standings }), [known, clients, sums, standings])
  return { documents: mapLoadable(invoices, () => rows), amounts, payments }
}

/** By client_id the open amounts of the client's invoices, less what is owed back, and what of them is overdue; undefined until they are known. */
export function useOpenAmounts() {
  const invoices = useInvoices()
  const standings = useInvoiceStandings()
  const [known, balances] = [shown(invoices), shown(standings)]
  const amounts = useMemo(() => known && balances && openAmounts(known, balances), [known, balances])
  const late = useMemo(() => {
    const clientIds = new Map(known?.map(({ id, client_id }) => [id, client_id]))
    const overdue = balances?.filter(({ zustand }) => zustand === 'ueberfaellig') ?? []
    const groups = Map.groupBy(overdue, ({ rechnung_id }) => clientIds.get(rechnung_id) ?? null)
    return new Map(Array.from(groups, ([id, rows]) => [id, sumAmounts(rows.map(({ offen }) => offen))]))
  }, [known, balances])
  return { amounts, late, source: invoices.status === 'failed' ? invoices : standings }
}

/** The earliest day of a new document; null: any. */
export function useFirstDay(kind: DocumentListKind): Loadable<string | null> {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.firstDay(kind), () => gateway.call(firstDayCalls[kind], {})))
}

/** Creates an offer or an invoice; its list is read again, even after a failure. */
export function useNewDocuments() {
  const gateway = useGateway()
  const refresh = useRefreshed()
  const refreshed = <T>(kind: DocumentListKind, made: Promise<T>) =>
    refresh(made, { later: [documentKeys.all(kind), documentKeys.sums(kind), documentKeys.firstDay(kind)] })
  return {
    addOffer: (offer: CallPayload<typeof addOffer>, idempotencyKey: string) =>
      refreshed('offers', gateway.call(addOffer, offer, { idempotencyKey })),
    addInvoice: (invoice: CallPayload<typeof addInvoice>, idempotencyKey: string) =>
      refreshed('invoices', gateway.call(addInvoice, invoice, { idempotencyKey })),
    /** The first instalment of an order that came without an offer. @throws ApiError */
    addOrder: (order: CallPayload<typeof addOrder>, idempotencyKey: string) =>
      refresh(refreshed('offers', refreshed('invoices', gateway.call(addOrder, order, { idempotencyKey }))), {
        later: [documentKeys.invoiceData()],
      }),
  }
}
