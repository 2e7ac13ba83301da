import { getForecast } from '@waldkerf/domain/calls/documents/forecast'
import { getInvoices } from '@waldkerf/domain/calls/documents/invoices'
import { getOffers } from '@waldkerf/domain/calls/documents/offers'
import useSWR from 'swr'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { toLoadable } from '../../loading/loadable.ts'
import { documentKeys } from './documentKeys.ts'

/** All offers; administrators alone. */
export function useOffers() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.all('offers'), () => gateway.call(getOffers, {})))
}

/** All invoices; administrators alone. */
export function useInvoices() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.all('invoices'), () => gateway.call(getInvoices, {})))
}

/** Expected income and expenses; administrators alone. */
export function useForecast() {
  const gateway = useGateway()
  return toLoadable(useSWR(documentKeys.forecast(), () => gateway.call(getForecast, {})))
}
