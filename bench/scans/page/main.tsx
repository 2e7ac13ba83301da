import { openPicture, type ScanPicture, ScanView, uprightFile } from '@waldkerf/ui/parts/ScanView/ScanView'
import { themeCss } from '@waldkerf/ui/theme/css'
import { createRoot } from 'react-dom/client'

/** The scan of the workplace, in a window of its own: opens a file that the bench puts there, and says when. */

const style = document.createElement('style')
style.textContent = themeCss()
document.head.append(style)

const root = createRoot(document.getElementById('root')!)
const nothing = { width: 14_000, height: 10_000 }
const render = (picture?: ScanPicture) =>
  root.render(
    <div style={{ height: '100vh' }}>
      <ScanView label="Kartenbild" size={picture?.size ?? nothing} picture={picture} marks={[]} />
    </div>,
  )
render()

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const tileSide = 512

export interface OpenTimes {
  /** ms until the whole scan was seen. */
  first: number
  /** ms until every tile, of one pixel for a pixel of the scan, had come. */
  sharp: number
  /** ms until the tile at the lower right had come, asked for as soon as the scan was seen. */
  corner: number
}

async function open(file: File): Promise<OpenTimes> {
  const start = performance.now()
  const since = () => performance.now() - start
  const picture = await openPicture(file)
  render(picture)
  await frame()
  const first = since()
  const [columns, rows] = [picture.size.width, picture.size.height].map((side) => Math.ceil(side / tileSide))
  const fetchTile = async (column: number, row: number) => {
    const tile = await picture.tile({ level: 0, column, row })
    if (!tile) throw new Error(`no tile ${column}/${row}`)
    tile.close()
  }
  await fetchTile(columns! - 1, rows! - 1)
  const corner = since()
  for (let row = 0; row < rows!; row += 1) {
    for (let column = 0; column < columns!; column += 1) await fetchTile(column, row)
  }
  return { first, corner, sharp: since() }
}

const input = document.createElement('input')
input.type = 'file'
document.body.append(input)
Object.assign(window, {
  openChosen: () => open(input.files![0]!),
  turnChosen: async () => {
    const start = performance.now()
    const { size, type } = await uprightFile(input.files![0]!)
    return { ms: performance.now() - start, size, type }
  },
})
