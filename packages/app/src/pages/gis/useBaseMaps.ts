import type { BaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { readBaseMaps } from '@waldkerf/ui/parts/BaseMaps/readBaseMaps'
import { useEffect, useMemo } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useLine } from '@waldkerf/app/session/useLine'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/** The installation's base maps. An invalid entry is left out; the console names the reason. */
export function useBaseMaps(): BaseMaps {
  const config = useConfig()
  const { user } = useSessionSnapshot()
  const { offline } = useLine()
  const person = String(user?.user_id ?? '')
  const { baseMaps, problems } = useMemo(() => readBaseMaps(config.baseMaps), [config.baseMaps])
  useEffect(() => {
    for (const problem of problems) console.warn(`config.json: ${problem}`)
  }, [problems])
  return useMemo(() => ({ maps: baseMaps, person, offline }), [baseMaps, person, offline])
}
