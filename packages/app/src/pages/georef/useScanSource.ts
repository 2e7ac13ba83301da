import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { ScanSource } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo } from 'react'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { loadScan, wantedBody } from '@waldkerf/app/data/georef/scans/loadScan'
import { useScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'

/** A map's values for the address template of scans. */
interface NamedScan {
  id: number
  name: string
}

/** A tile of a scan, counted from the top left; zoom 0 has the whole scan in a single tile. */
interface ScanTile {
  z: number
  x: number
  y: number
}

/** Whether a template leads to tiles instead of whole files. */
export const isTiled = (template: string): boolean => ['{z}', '{x}', '{y}'].every((part) => template.includes(part))

/** The address of a map's scan. @param template with `{id}` and `{map_name}`; '' if the installation has none */
export function scanAddress(template: string, { id, name }: NamedScan): string | undefined {
  if (template === '') return undefined
  return template.replaceAll('{id}', String(id)).replaceAll('{map_name}', () => encodeURIComponent(name))
}

/** The address of a tile. @param address of the scan, with `{z}`, `{x}` and `{y}` */
export const tileAddress = (address: string, { z, x, y }: ScanTile): string =>
  address.replaceAll('{z}', String(z)).replaceAll('{x}', String(x)).replaceAll('{y}', String(y))

/** @throws Error if the file cannot be loaded, or is too large */
async function loadFile(address: string, signal: AbortSignal, most?: number): Promise<Blob> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(String(response.status))
  return wantedBody(response, most)
}

interface ScanWish {
  /** A new number reads the scan again. */
  round?: number
  /** In bytes: a larger file is not fetched. */
  most?: number
}

/**
 * The scan of a map: the installation's own if it has an address template, otherwise the uploaded one. Tiles need a map
 * whose size in pixels is recorded.
 * @param map undefined: there is no scan to show
 */
export function useScanSource(
  map: Pick<SurveyMap, 'id' | 'map_name' | 'width' | 'height'> | undefined,
  { round = 0, most }: ScanWish = {},
): ScanSource | undefined {
  const { id, map_name: name = '', width, height } = map ?? {}
  const { mapImageUrlTemplate: template } = useConfig()
  const session = useSession()
  const { store } = useScans().uploads
  return useMemo(() => {
    if (id === undefined) return undefined
    const address = scanAddress(template, { id, name })
    if (address === undefined) {
      const token = () => session.identity.tokenNow()
      return {
        name: name.trim() || `#${id}`,
        load: (signal) => loadScan({ map: id, store, token, signal, isFresh: round > 0, most }),
      }
    }
    if (!isTiled(template)) {
      return {
        name: decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''),
        load: (signal) => loadFile(address, signal, most),
      }
    }
    if (!width || !height) return undefined
    const tile = (place: { z: number; x: number; y: number }, signal: AbortSignal) =>
      loadFile(tileAddress(address, place), signal)
    return { name: name.trim() || `#${id}`, tiles: { size: { width, height }, tile } }
  }, [template, id, name, width, height, session, store, round, most])
}
