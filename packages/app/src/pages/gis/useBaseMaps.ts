import type { BaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { readBaseMaps } from '@waldkerf/ui/parts/BaseMaps/readBaseMaps'
import { useSheets } from '@waldkerf/app/data/maps/layers'
import { useEffect, useMemo } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useLine } from '@waldkerf/app/session/useLine'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/** The installation's base maps, and the sheets that the person may see. An invalid entry is left out; the console names the reason. */
export function useBaseMaps(): BaseMaps {
  const config = useConfig()
  const { user } = useSessionSnapshot()
  const { offline } = useLine()
  const person = String(user?.user_id ?? '')
  const { baseMaps, problems } = useMemo(() => readBaseMaps(config.baseMaps), [config.baseMaps])
  useEffect(() => {
    for (const problem of problems) console.warn(`config.json: ${problem}`)
  }, [problems])
  const sheets = useSheets()
  return useMemo(() => ({ maps: baseMaps, person, offline, sheets }), [baseMaps, person, offline, sheets])
}

/** For small maps: the sheets over the offline map, without a question about servers of others. */
export function useSheetsAlone(): BaseMaps {
  const { user } = useSessionSnapshot()
  return { maps: [], person: String(user?.user_id ?? ''), sheets: useSheets() }
}
