import data from 'gdal3.js/dist/package/gdal3WebAssembly.data?url'
import wasm from 'gdal3.js/dist/package/gdal3WebAssembly.wasm?url'
import { readInBlocks } from './blobReads.ts'
import { GdalError, runGdal } from './gdal.ts'
import { openSpareFile } from './spareFile.ts'
import { packLayer } from './packLayer.ts'
import type { RasterAnswer, RasterRequest } from './makeRaster.ts'

/** Georeferences one scan beside the page. Tells how far it is, and answers with the files or with what went wrong. */

const answer = (message: RasterAnswer) => postMessage(message)
/** Telling of each of GDAL's many small steps would cost the page more than it shows. */
const least = 0.005
/** The part of a layer that is done before its tiles are packed anew. */
const packing = 0.8

async function work({ job, scan }: RasterRequest): Promise<void> {
  let told = 0
  const onPart = (part: number) => {
    if (part - told < least) return
    told = part
    answer({ part })
  }
  const spare = await openSpareFile()
  const files = await runGdal(
    job,
    {
      locateFile: (name) => (name.endsWith('.wasm') ? wasm : data),
      spare,
      provide: ({ FS, WORKERFS }, folder, name) => {
        FS.mount(WORKERFS, { blobs: [{ name, data: scan }] }, folder)
        const reader = new FileReaderSync()
        readInBlocks(WORKERFS, (piece) => reader.readAsArrayBuffer(piece))
      },
    },
    (part) => onPart(job.isLayer ? part * packing : part),
  )
  await spare?.close()
  const [layer] = job.isLayer ? files : []
  if (!layer) return answer({ files })
  answer({
    files: [{ ...layer, content: await packLayer(layer.content, (part) => onPart(packing + part * (1 - packing))) }],
  })
}

addEventListener('message', ({ data: request }: MessageEvent<RasterRequest>) => {
  work(request).catch((error: unknown) => {
    if (error instanceof GdalError) return answer({ refused: error.message, isUnread: error.isUnread })
    // The page hears of it as of any error of a worker.
    reportError(error)
  })
})
