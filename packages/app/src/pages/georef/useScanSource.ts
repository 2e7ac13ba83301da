import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { ScanSource } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo } from 'react'
import { useConfig } from '../../platform/config/ConfigProvider.tsx'
import { loadScan } from '../../data/georef/scans/loadScan.ts'
import { useScans } from '../../data/georef/scans/useScans.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { isTiled, scanAddress, tileAddress } from './scanAddress.ts'

/** @throws Error when it is not there */
async function loadFile(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return response.blob()
}

/**
 * The scan of a map: the one that was uploaded, or where the installation has one for each map, that. Tiles need a map
 * whose size in pixels is recorded.
 * @param round another one has the scan read again
 */
export function useScanSource({ id, map_name: name, width, height }: SurveyMap, round = 0): ScanSource | undefined {
  const { mapImageUrlTemplate: template } = useConfig()
  const session = useSession()
  const { store } = useScans().uploads
  return useMemo(() => {
    const address = scanAddress(template, { id, name })
    if (address === undefined) {
      const token = () => session.identity.tokenNow()
      return {
        name: name.trim() || `#${id}`,
        load: (signal) => loadScan({ map: id, store, token, signal, isFresh: round > 0 }),
      }
    }
    if (!isTiled(template)) {
      return {
        name: decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''),
        load: (signal) => loadFile(address, signal),
      }
    }
    if (!width || !height) return undefined
    const tile = (place: { z: number; x: number; y: number }, signal: AbortSignal) =>
      loadFile(tileAddress(address, place), signal)
    return { name: name.trim() || `#${id}`, tiles: { size: { width, height }, tile } }
  }, [template, id, name, width, height, session, store, round])
}
