import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { useSWRConfig } from 'swr'
import { forecastApi, officeDocumentsApi } from '../api/office/documents.ts'
import { mergedUpdate } from '../saveMerged.ts'
import { useArea } from '../useArea.ts'
import { documentKeys } from './documentKeys.ts'

/** What changes the forecast. What is stored is read again, whatever came of a change, before it counts as done. */
export function useForecastChanges() {
  const forecast = useArea(forecastApi)
  const documents = useArea(officeDocumentsApi)
  const { mutate } = useSWRConfig()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    try {
      await change
    } finally {
      await mutate(documentKeys.forecast())
    }
  }
  const update = mergedUpdate(documents.forecast, (one, { id }) => one.id === id, forecast.update)
  return {
    add: (...entry: Parameters<typeof forecast.add>) => refreshed(forecast.add(...entry)),
    /** @throws ConflictError with the entry, ApiError */
    update: (...change: Parameters<typeof update>) => refreshed(update(...change)),
    remove: ({ id }: ForecastEntry) => refreshed(forecast.remove(id)),
  }
}
