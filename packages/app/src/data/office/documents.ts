import useSWR from 'swr'
import { officeDocumentsApi } from '../api/office/documents.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { documentKeys } from './documentKeys.ts'

/** All offers; administrators alone. */
export function useOffers() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(documentKeys.all('offers'), () => documents.offers()))
}

/** All invoices; administrators alone. */
export function useInvoices() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(documentKeys.all('invoices'), () => documents.invoices()))
}

/** Expected income and expenses; administrators alone. */
export function useForecast() {
  const documents = useArea(officeDocumentsApi)
  return toLoadable(useSWR(documentKeys.forecast(), () => documents.forecast()))
}
