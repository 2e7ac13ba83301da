import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import { type GeoTiffPlace, readGeoTiff } from '@waldkerf/domain/georef/sheet/geoTiff'
import { openPicture, openTiles, PictureError, type ScanPicture } from '@waldkerf/ui/parts/ScanView/ScanView'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ScanSource } from '../georefTypes.ts'

export type ScanState =
  | { status: 'none' }
  | { status: 'loading'; name: string; part?: number; cancel: () => void }
  /** `file`: absent where the scan comes in tiles. */
  | ReadyScan
  | { status: 'failed'; problem: ScanProblem }

type ScanProblem = PictureError['problem'] | 'missing' | 'lost' | 'cancelled'

interface ReadyScan {
  status: 'ready'
  name: string
  picture: ScanPicture
  place?: GeoTiffPlace | undefined
  file?: Blob | undefined
  /** Why another file was not opened in its place. */
  refused?: ScanProblem
}

/** File types that can be chosen as a scan. */
export const scanFiles = 'image/png,image/jpeg,image/webp,image/tiff,.tif,.tiff,application/pdf,.pdf'

const readPlace = (file: Blob) => readGeoTiff(bytesFrom(file)).catch(() => undefined)

/** The scan of the map: the stored one, or a file that somebody has just chosen. */
export function useScan(source: ScanSource | undefined) {
  const [state, setState] = useState<ScanState>({ status: 'none' })
  const leaving = useRef<AbortController>(undefined)
  const ready = useRef<ReadyScan>(undefined)
  /** The picture that was there stays. */
  const fail = (problem: ScanProblem) =>
    setState(ready.current ? { ...ready.current, refused: problem } : { status: 'failed', problem })

  async function open(scan: ScanSource) {
    const { name } = scan
    leaving.current?.abort()
    const own = new AbortController()
    leaving.current = own
    const cancel = () => {
      own.abort()
      fail('cancelled')
    }
    const onPart = (part: number) => own.signal.aborted || setState({ status: 'loading', name, part, cancel })
    setState({ status: 'loading', name, cancel })
    try {
      const file = 'tiles' in scan ? undefined : await scan.load(own.signal)
      if (own.signal.aborted) return
      if (file === null) return setState({ status: 'none' })
      if (file === 'lost') return setState({ status: 'failed', problem: 'lost' })
      const opened =
        'tiles' in scan ? await openTiles(scan.tiles, own.signal) : await openPicture(file as Blob, own.signal, onPart)
      if (own.signal.aborted) {
        opened.close()
        return
      }
      const place = file && (await readPlace(file))
      if (own.signal.aborted) return opened.close()
      ready.current?.picture.close()
      const called = file instanceof File && file.name ? file.name : name
      ready.current = { status: 'ready', name: called, picture: opened, place, file }
      setState(ready.current)
    } catch (error) {
      if (own.signal.aborted) return
      fail(error instanceof PictureError ? error.problem : 'missing')
    }
  }
  const begin = useEffectEvent((first: ScanSource) => void open(first))
  useEffect(() => {
    // Delayed, so that a trial run of the effect (StrictMode) does not begin to fetch a large scan.
    const timer = source && setTimeout(() => begin(source))
    return () => {
      clearTimeout(timer)
      leaving.current?.abort()
      ready.current?.picture.close()
      ready.current = undefined
      setState({ status: 'none' })
    }
  }, [source])
  return { state, openFile: (file: File) => void open({ name: file.name, load: async () => file }) }
}
