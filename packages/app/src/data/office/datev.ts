import { getDatevSettings, setDatevSettings } from '@waldkerf/domain/calls/office/settings'
import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import { type DatevValues, toDatevValues } from '@waldkerf/domain/office/datev/datevValues'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useMergedChange } from '../saving/useMergedChange.ts'
import { settingsKeys } from './settings.ts'

/** The numbers and accounts for the tax adviser; administrators only. */
export function useDatevSettings() {
  const gateway = useGateway()
  return toLoadable(useSWR(settingsKeys.datev(), () => gateway.call(getDatevSettings, {})))
}

/** Stores the DATEV settings. */
export function useDatevChange() {
  const gateway = useGateway()
  return useMergedChange<StoredDatevSettings, DatevValues>({
    key: settingsKeys.datev(),
    toValues: toDatevValues,
    send: ({ version }, values) => gateway.call(setDatevSettings, values, { version }),
    read: () => gateway.call(getDatevSettings, {}),
  })
}
