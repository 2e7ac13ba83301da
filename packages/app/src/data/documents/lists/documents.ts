import { getForecast } from '@waldkerf/domain/calls/documents/forecast'
import { getInvoices } from '@waldkerf/domain/calls/documents/invoices'
import { getOffers } from '@waldkerf/domain/calls/documents/offers'
import useSWR from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import type { DispatchKind } from '@waldkerf/domain/entities/documents/dispatches'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'

/** SWR's keys of offers, invoices and the forecast. */
export const documentKeys = {
  all: (kind: DocumentListKind) => [kind, 'all'] as const,
  sums: (kind: DocumentListKind) => [kind, 'sums'] as const,
  firstDay: (kind: DocumentListKind) => [kind, 'firstDay'] as const,
  standings: () => ['invoices', 'standings'] as const,
  standing: (invoiceId: number) => ['invoices', 'standing', invoiceId] as const,
  payments: (invoiceId: number) => ['invoices', 'payments', invoiceId] as const,
  reminders: (invoiceId: number) => ['invoices', 'reminders', invoiceId] as const,
  dispatches: (kind: DispatchKind, id: number) => ['dispatches', kind, id] as const,
  log: (kind: 'rechnung' | 'angebot', id: number, revision: string) => ['document-log', kind, id, revision] as const,
  /** An offer as an order, and its line items. */
  order: (offerId: number) => ['offers', 'order', offerId] as const,
  orderLines: (offerId: number) => ['offers', 'orderLines', offerId] as const,
  /** Data of all invoices, with their offers and cancellations. */
  invoiceData: () => ['invoices', 'data'] as const,
  forecast: () => ['forecast'] as const,
}

/** Whether a key of SWR is that of an order: what is paid or fixed changes it. */
export const isOrderKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'offers' && key[1] === 'order'

/** Whether a key of SWR is that of open amounts and reminders, of one invoice or of all. */
export const isStandingKey = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'invoices' && (key[1] === 'standing' || key[1] === 'standings')

/** All offers; administrators only. */
export function useOffers() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.all('offers'), () => gateway.call(getOffers, {})))
}

/** All invoices; administrators only. */
export function useInvoices() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.all('invoices'), () => gateway.call(getInvoices, {})))
}

/** Expected income and expenses; administrators only. */
export function useForecast() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.forecast(), () => gateway.call(getForecast, {})))
}
