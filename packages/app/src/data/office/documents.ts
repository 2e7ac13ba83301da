import useSWR from 'swr'
import { officeDocumentsApi } from '../../api/office/documents.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

const keys = {
  offers: () => ['offers', 'all'] as const,
  invoices: () => ['invoices', 'all'] as const,
  forecast: () => ['forecast'] as const,
}

/** All offers; administrators alone. */
export function useOffers() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(keys.offers(), () => documents.offers()))
}

/** All invoices; administrators alone. */
export function useInvoices() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(keys.invoices(), () => documents.invoices()))
}

/** Expected income and expenses; administrators alone. */
export function useForecast() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(keys.forecast(), () => documents.forecast()))
}
