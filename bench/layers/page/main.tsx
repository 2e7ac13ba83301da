import { MapView } from '@waldkerf/ui/parts/MapView/MapView'
import { openPicture } from '@waldkerf/ui/parts/ScanView/ScanView'
import { makeRaster } from '@waldkerf/ui/screens/georef/raster/makeRaster.ts'
import { TextStoreProvider } from '@waldkerf/ui/storage/TextStore'
import { themeCss } from '@waldkerf/ui/theme/css'
import { createRoot } from 'react-dom/client'
import { sheetJob } from '../job.ts'

/** Makes files of a scan that the bench chooses, open beside it as in the workplace, and lays layers on a map. */

const style = document.createElement('style')
style.textContent = themeCss()
document.head.append(style)

/** Where it lies. */
const view = { west: 13.3675, south: 52.4213, east: 13.3852, north: 52.4295 }

const input = document.createElement('input')
input.type = 'file'
document.body.append(input)
const chosen = () => input.files![0]!

export interface MakeTimes {
  /** s until GDAL's first step, until the sheet was warped, and until the file was there. */
  loaded: number
  warped: number
  made: number
  megabytes: number
  /** ms of the page's longest pause meanwhile. */
  pause: number
}

let made: Blob | undefined

async function make(kind: 'cog' | 'layer', more: readonly string[]): Promise<MakeTimes> {
  const picture = await openPicture(chosen())
  const job = sheetJob(kind, more)
  const start = performance.now()
  const since = () => (performance.now() - start) / 1_000
  const times = { loaded: 0, warped: 0 }
  let [last, pause] = [performance.now(), 0]
  const timer = setInterval(() => {
    pause = Math.max(pause, performance.now() - last - 50)
    last = performance.now()
  }, 50)
  const onPart = (part: number) => {
    times.loaded ||= since()
    if (part <= 0.6) times.warped = since()
  }
  const files = await makeRaster({ job, scan: chosen() }, { signal: new AbortController().signal, onPart })
  clearInterval(timer)
  const seconds = since()
  made = files[0]!.content
  picture.close()
  return { ...times, made: seconds, megabytes: made.size / 1e6, pause }
}

/** The file that was made, in Base64. */
const taken = () =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1]!))
    reader.readAsDataURL(made!)
  })

export interface LayTimes {
  /** ms until the first tile of a sheet stood, and until all stood. */
  first: number
  all: number
  /** MB that were read until then, and requests. */
  read: number
  requests: number
}

const noPoints = {
  type: 'points',
  points: { ids: new Float64Array(), lats: new Float64Array(), lons: new Float64Array(), kinds: new Uint8Array() },
} as const

const tiles = () => [...document.querySelectorAll('.leaflet-sheets-pane .leaflet-tile')]
const isThere = (tile: Element) => tile.classList.contains('leaflet-tile-loaded')

/** Lays so many sheets, copies of the chosen file, on a map that shows them whole. */
async function lay(count: number): Promise<LayTimes> {
  const file = chosen()
  input.remove()
  const read = { bytes: 0, requests: 0 }
  const names = { gemarkung: '', gemeinde: '', kreis: '', jahr: 1_932, sha256: '', von: '', seit: '', veraltet: false }
  const sheets = Array.from({ length: count }, (_, at) => ({
    ...names,
    karte_id: at + 1,
    map_name: `Blatt ${at + 1}`,
    objekt: `copy-${at}`,
    bytes: file.size,
  }))
  const on = sheets.map(({ karte_id }) => karte_id)
  localStorage.setItem('waldkerf-sheets-bench', JSON.stringify({ on, opacity: 1 }))
  const listed = {
    list: { status: 'ready', data: sheets } as const,
    want: () => undefined,
    source: {
      read: async (_sheet: unknown, from: number, length: number) => {
        read.bytes += length
        read.requests += 1
        return file.slice(from, from + length).arrayBuffer()
      },
    },
  }
  const baseMaps = { maps: [], person: 'bench', sheets: listed }
  const start = performance.now()
  createRoot(document.getElementById('root')!).render(
    <TextStoreProvider store={localStorage}>
      <MapView label="Karte" source={noPoints} kinds={[]} pointLabel={String} baseMaps={baseMaps} view={view} />
    </TextStoreProvider>,
  )
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }
  const first = await until(() => tiles().some(isThere))
  const all = await until(() => tiles().length > 0 && tiles().every(isThere))
  return { first, all, read: read.bytes / 1e6, requests: read.requests }
}

Object.assign(window, { make, taken, lay })
