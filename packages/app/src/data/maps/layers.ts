import { getMapLayers } from '@waldkerf/domain/calls/maps/maps'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { isWorthAnotherTry } from '@waldkerf/domain/georef/scans/keptScan'
import { may } from '@waldkerf/domain/roles/rights'
import type { ReadSheet, Sheets } from '@waldkerf/ui/parts/Sheets/sheetTypes.ts'
import type { StoreLayer } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { scanFailure } from '@waldkerf/app/data/georef/scans/scanFailure'
import { uploadOptions } from '@waldkerf/app/data/georef/scans/uploadOptions'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { keeping, useKept } from '@waldkerf/app/data/loading/useKept'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { mapKeys } from './maps.ts'

/** Kept on the device: sheets that were seen are there without a line. */
const name = 'w_get_ebenen'

/** Layers of the maps that the person sees. @param isWanted false: nothing is asked */
export function useMapLayers(isWanted: boolean) {
  const gateway = useGateway()
  const read = keeping(name, () => gateway.call(getMapLayers, {}))
  return toLoadable(useKept(name, useSWR(isWanted ? mapKeys.layers() : null, read)))
}

/**
 * The sheets for maps, undefined for those who see no survey maps. The list is asked for once a map wants it: when one is
 * switched on, or the choice is opened.
 */
export function useSheets(): Sheets | undefined {
  const session = useSession()
  const maySee = may(useSessionSnapshot().role, 'surveyMaps')
  const [isWanted, setWanted] = useState(false)
  const list = useMapLayers(maySee && isWanted)
  const { datumGrids } = useConfig()
  const acts = useMemo(
    () => ({
      want: () => setWanted(true),
      source: {
        read: sheetReader(() => session.identity.tokenNow()),
        grids: datumGrids.length > 0 ? () => readGrids(datumGrids) : undefined,
      },
    }),
    [session, datumGrids],
  )
  return maySee ? { list, ...acts } : undefined
}

/** The conversions, with their library, come with the first sheet. */
async function readGrids(entries: readonly unknown[]) {
  const { fetchGrids } = await import('@waldkerf/app/data/georef/datumGrids')
  return (await fetchGrids(entries)).files
}

/** Reads parts of layers on this device, and at the web server. */
const sheetReader =
  (token: () => Promise<string | undefined>): ReadSheet =>
  async ({ karte_id, objekt, sha256 }, start, total) => {
    const { readThrough } = await import('@waldkerf/app/platform/offline/sheetBlocks')
    return readThrough(objekt, { from: start, length: total }, async ({ from, length }) => {
      const answer = await fetch(`/scans/${karte_id}/layer.tif`, {
        headers: { Authorization: `Bearer ${(await token()) ?? ''}`, Range: `bytes=${from}-${from + length - 1}` },
      })
      // Another layer has taken its place meanwhile: its parts would not fit the ones that are there.
      const isOther = (answer.headers.get('etag') ?? `"${sha256}"`) !== `"${sha256}"`
      if (answer.status !== 206 || isOther) throw new Error(String(answer.status))
      return answer.arrayBuffer()
    })
  }

/** Uploads a georeferenced file as a map's layer, made of the points that the map's version has. */
export function useLayerUpload({ id, version }: SurveyMap): StoreLayer {
  const session = useSession()
  const { mutate } = useSWRConfig()
  return async (file, { signal, onPart }) => {
    const { Upload } = await import('tus-js-client')
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const upload = new Upload(file, {
      ...uploadOptions(() => session.identity.tokenNow()),
      metadata: { karte_id: String(id), art: 'layer' },
      headers: { 'If-Match': `"${version}"` },
      onShouldRetry: (error) => isWorthAnotherTry(error.originalResponse?.getStatus() ?? 0),
      onProgress: (sent) => onPart(sent / file.size),
      onError: (error) => reject(new Error(scanFailure(error))),
      onSuccess: () => resolve(),
    })
    signal.addEventListener('abort', () => {
      void upload.abort(true)
      reject(signal.reason as Error)
    })
    upload.start()
    await promise
    await mutate(mapKeys.layers())
  }
}
