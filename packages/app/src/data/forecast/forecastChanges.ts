import {
  deleteForecastEntry,
  getForecast,
  insertForecastEntry,
  updateForecastEntry,
} from '@waldkerf/domain/calls/documents/forecast'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { mergedUpdate } from '@waldkerf/domain/editing/saveMerged'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { documentKeys } from '../documents/lists/documents.ts'

type EntryValues = Pick<ForecastEntry, 'datum' | 'betrag' | 'art' | 'notiz' | 'client_id'>

const toPayload = ({ client_id, ...values }: EntryValues) => ({ ...values, client_id: client_id ?? '' })

/**
 * The changes of the forecast. It is read again after every change, failed or not, before the change counts as done.
 */
export function useForecastChanges() {
  const gateway = useGateway()
  const refresh = useRefreshed()
  async function refreshed(change: Promise<unknown>): Promise<void> {
    await refresh(change, { first: [documentKeys.forecast()] })
  }
  const update = mergedUpdate<ForecastEntry, EntryValues>(
    () => gateway.call(getForecast, {}),
    (one, { id }) => one.id === id,
    ({ id, version }, values) => gateway.call(updateForecastEntry, { id, ...toPayload(values) }, { version }),
  )
  return {
    add: (entry: EntryValues, idempotencyKey: string) =>
      refreshed(gateway.call(insertForecastEntry, toPayload(entry), { idempotencyKey })),
    /** @throws ConflictError with the entry, ApiError */
    update: (...change: Parameters<typeof update>) => refreshed(update(...change)),
    remove: ({ id }: ForecastEntry) => refreshed(gateway.call(deleteForecastEntry, { prognose_id: id })),
  }
}
