import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import { useEffect, useRef, useState } from 'react'
import type { RasterJob } from '@waldkerf/domain/georef/raster/rasterJob'
import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import type { RasterFile } from './gdal.ts'
import { makeRaster, RasterRefused } from './makeRaster.ts'

/** Where the making of a file stands. */
export type RasterState =
  | { status: 'none' | 'turned' | 'cancelled' | 'failed' }
  /** `part` from 0 to 1, undefined while GDAL loads; `left` in seconds, once it can be told. */
  | { status: 'running'; part: number | undefined; left: number | undefined }
  | { status: 'refused' | 'unread' | 'unsent'; words: string }
  /** The file goes to the server; `part` from 0 to 1. */
  | { status: 'sending'; part: number }
  | { status: 'stored' }
  | { status: 'finished'; name: string; content: Blob }

export const isAtWork = ({ status }: RasterState) => status === 'running' || status === 'sending'

interface RasterWork {
  job: RasterJob
  file: Blob
  /** Name of the result, without its ending. */
  stem: string
  /** Text of the points file, which lies beside a picture. */
  points: string
  /** Stores the file as the map's layer; absent: it is downloaded. @throws Error with a message for people */
  store?: StoreLayer
}

/** Stores a file as the layer of the map whose points it was made of. @throws Error with a message for people */
export type StoreLayer = (file: Blob, to: { signal: AbortSignal; onPart: (part: number) => void }) => Promise<void>

/** After so many seconds the rest can be told from what has passed. */
const firstGuess = 4

const isTurned = async (file: Blob) => (await readPictureHead(bytesFrom(file)))?.turned !== undefined

/** A picture and what lies beside it are one download; a GeoTIFF has everything in itself. */
async function packed(files: readonly RasterFile[], stem: string, points: string): Promise<RasterFile> {
  const [first] = files
  if (files.length === 1 && first) return first
  const { packFiles } = await import('./packFiles.ts')
  const all = [...files, { ending: 'points', content: new Blob([points]) }]
  return { ending: 'zip', content: await packFiles(all.map(({ ending, content }) => [`${stem}.${ending}`, content])) }
}

async function storeLayer(file: Blob, store: StoreLayer, signal: AbortSignal, tell: (next: RasterState) => unknown) {
  const onPart = (part: number) => tell({ status: 'sending', part })
  onPart(0)
  try {
    await store(file, { signal, onPart })
    tell({ status: 'stored' })
  } catch (error) {
    tell({ status: 'unsent', words: error instanceof Error ? error.message : String(error) })
  }
}

/** Makes one file at a time; leaving the page ends it. */
export function useRaster() {
  const [state, setState] = useState<RasterState>({ status: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start({ job, file, stem, points, store }: RasterWork) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const tell = (next: RasterState) => stop.signal.aborted || setState(next)
    tell({ status: 'running', part: undefined, left: undefined })
    try {
      if (await isTurned(file)) return tell({ status: 'turned' })
      let since: number | undefined
      const onPart = (part: number) => {
        since ??= performance.now()
        const seconds = (performance.now() - since) / 1_000
        const left = seconds < firstGuess ? undefined : Math.ceil((seconds * (1 - part)) / part)
        tell({ status: 'running', part, left })
      }
      const { ending, content } = await packed(
        await makeRaster({ job, scan: file }, { signal: stop.signal, onPart }),
        stem,
        points,
      )
      stop.signal.throwIfAborted()
      if (store) {
        await storeLayer(content, store, stop.signal, tell)
        return
      }
      const name = `${stem}.${ending}`
      saveFile(content, name)
      tell({ status: 'finished', name, content })
    } catch (error) {
      if (!(error instanceof RasterRefused)) return tell({ status: 'failed' })
      tell({ status: error.isUnread ? 'unread' : 'refused', words: error.message })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ status: 'cancelled' })
  }
  return { state, start, cancel }
}

export type Raster = ReturnType<typeof useRaster>
