import { getDatevSettings, setDatevSettings } from '@waldkerf/domain/calls/office/datev'
import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/datevSettings'
import { type DatevValues, toDatevValues } from '@waldkerf/domain/office/datev/datevValues'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { saveMerged } from '../saving/saveMerged.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { settingsKeys } from './settingsKeys.ts'

/** The numbers and accounts for the tax adviser; administrators alone. */
export function useDatevSettings() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.datev(), () => gateway.call(getDatevSettings, {})))
}

/** Stores it, and shows it before that counts as done. */
export function useDatevChange() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  /** @throws ConflictError with the settings as they are stored, ApiError */
  return (base: StoredDatevSettings, mine: DatevValues) => {
    const saving = saveMerged<StoredDatevSettings, DatevValues>({
      base,
      mine,
      toValues: toDatevValues,
      send: ({ version }, values) => gateway.call(setDatevSettings, values, { version }),
      read: () => gateway.call(getDatevSettings, {}),
    })
    return refreshed(saving, { first: [settingsKeys.datev()] })
  }
}
