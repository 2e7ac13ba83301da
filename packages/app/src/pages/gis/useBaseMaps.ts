import type { BaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { readBaseMaps } from '@waldkerf/ui/parts/BaseMaps/readBaseMaps'
import { useGround } from '@waldkerf/app/data/maps/ground'
import { useSheets } from '@waldkerf/app/data/maps/layers'
import { useEffect, useMemo } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useLine } from '@waldkerf/app/session/useLine'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/**
 * The installation's base maps, and the sheets and areas that the person may see. An invalid entry is left out; the console
 * names the reason.
 * @param without a map that shows its own sheet
 */
export function useBaseMaps(without?: number): BaseMaps {
  const config = useConfig()
  const { user } = useSessionSnapshot()
  const { offline } = useLine()
  const person = String(user?.user_id ?? '')
  const { baseMaps, problems } = useMemo(() => readBaseMaps(config.baseMaps), [config.baseMaps])
  useEffect(() => {
    for (const problem of problems) console.warn(`config.json: ${problem}`)
  }, [problems])
  const sheets = useSheets()
  const ground = useGround(without)
  return useMemo(
    () => ({ maps: baseMaps, person, offline, sheets, ground }),
    [baseMaps, person, offline, sheets, ground],
  )
}

/** For small maps: the sheets over the offline map, without a question about servers of others. */
export function useSheetsAlone(): BaseMaps {
  const { user } = useSessionSnapshot()
  return { maps: [], person: String(user?.user_id ?? ''), sheets: useSheets(), ground: useGround() }
}
