import type { ForecastEntry } from '@waldkerf/domain/entities/forecast'
import { useSWRConfig } from 'swr'
import { forecastApi } from '../../api/office/documents.ts'
import { useArea } from '../useArea.ts'
import { documentKeys } from './documentKeys.ts'

/** What changes the forecast. What is stored is read again, whatever came of a change, before it counts as done. */
export function useForecastChanges() {
  const forecast = useArea(forecastApi)
  const { mutate } = useSWRConfig()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    try {
      await change
    } finally {
      await mutate(documentKeys.forecast())
    }
  }
  return {
    add: (...entry: Parameters<typeof forecast.add>) => refreshed(forecast.add(...entry)),
    update: (...change: Parameters<typeof forecast.update>) => refreshed(forecast.update(...change)),
    remove: ({ id }: ForecastEntry) => refreshed(forecast.remove(id)),
  }
}
