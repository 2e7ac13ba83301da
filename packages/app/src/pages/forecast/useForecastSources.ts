import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ForecastSources } from '@waldkerf/ui/screens/forecast/ForecastScreen'
import { useMemo } from 'react'
import { useInvoiceList, useOfferList } from '@waldkerf/app/data/documents/lists/documentLists'
import { useOfficeSettings } from '@waldkerf/app/data/office/settings'

/** The entries without removed ones, whose deletion can still be undone. The same list until something changes. */
export function useLeft(forecast: Loadable<readonly ForecastEntry[]>, gone: ReadonlySet<number>) {
  const all = shown(forecast)
  const left = useMemo(() => all?.filter(({ id }) => !gone.has(id)) ?? [], [all, gone])
  return mapLoadable(forecast, () => left)
}

/** All inputs of the forecast as one state: ready when all are, retried together. */
export function useForecastSources(
  entries: Loadable<readonly ForecastEntry[]>,
  clients: readonly ClientChoice[],
): Loadable<ForecastSources> {
  const { documents: offers, amounts: offerAmounts } = useOfferList()
  const { documents: invoices, amounts: invoiceAmounts, payments } = useInvoiceList()
  const office = useOfficeSettings()
  const parts = [entries, offers, offerAmounts, invoices, invoiceAmounts, payments, office]
  const [rows, offered, invoiced, settings] = [shown(entries), shown(offers), shown(invoices), shown(office)]
  const data = useMemo(
    () =>
      rows &&
      offered &&
      invoiced &&
      settings && { entries: rows, offers: offered, invoices: invoiced, clients, term: settings.zahlungsziel_tage },
    [rows, offered, invoiced, clients, settings],
  )
  const failures = parts.filter((part) => part.status === 'failed')
  const [failure] = failures
  if (failure) {
    const retry = () => {
      for (const part of failures) part.retry()
    }
    return { status: 'failed', message: failure.message, retry }
  }
  if (!data || parts.some((part) => part.status === 'loading')) return { status: 'loading' }
  return { status: 'ready', data }
}
