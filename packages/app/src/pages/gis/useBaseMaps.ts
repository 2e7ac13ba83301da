import { type BaseMap, readBaseMaps } from '@waldkerf/ui/parts/MapView/MapView'
import { useEffect, useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigProvider.tsx'

/** The installation's base maps. An entry that cannot be used is left out, and the console says why. */
export function useBaseMaps(): readonly BaseMap[] {
  const config = useConfig()
  const { baseMaps, problems } = useMemo(() => readBaseMaps(config.baseMaps), [config.baseMaps])
  useEffect(() => {
    for (const problem of problems) console.warn(`config.json: ${problem}`)
  }, [problems])
  return baseMaps
}
