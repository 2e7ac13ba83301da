import initSqlJs from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { geoPackage, type GeoPackageMessage } from './geoPackage.ts'

/** Makes a GeoPackage beside the page, which hands over its rows slice by slice. Answers with the file, once. */

const ready = initSqlJs({ locateFile: () => wasm })
let file: Promise<ReturnType<typeof geoPackage>>

async function take(message: GeoPackageMessage): Promise<void> {
  if (message.type === 'begin') file = ready.then((sqlite) => geoPackage(sqlite, message.order))
  const open = await file
  if (message.type === 'rows') open.add(message.rows)
  if (message.type !== 'end') return
  postMessage(new Blob([open.bytes() as Uint8Array<ArrayBuffer>], { type: 'application/geopackage+sqlite3' }))
}

addEventListener('message', ({ data }: MessageEvent<GeoPackageMessage>) => void take(data).catch(fail))

/** The page hears of it as of any error of a worker. */
function fail(error: unknown): void {
  reportError(error)
}
