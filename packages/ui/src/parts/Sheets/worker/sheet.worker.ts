import { type Grid, readGrid } from '@waldkerf/domain/georef/coordinates/grid'
import { drawPicture } from './drawPicture.ts'
import { drawTile } from './drawTile.ts'
import { type OpenSheet, openSheet, SheetFailure } from './sheetImage.ts'
import type { SheetAnswer, SheetFile, SheetQuestion } from './sheetMessages.ts'

/** Draws tiles of sheets beside the page, which reads the bytes: it has the person's sign-in. */

const say = (answer: SheetAnswer, transfer: Transferable[] = []) => postMessage(answer, { transfer })
const opened = new Map<string, Promise<OpenSheet>>()
const reading = new Map<number, (bytes: ArrayBuffer | null) => void>()
/** Of the installation; sheets are opened once they are known. */
const grids = Promise.withResolvers<readonly Grid[]>()
let jobs = 0

async function read(id: number, from: number, length: number): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer | null>()
  jobs += 1
  reading.set(jobs, resolve)
  say({ type: 'read', job: jobs, id, from, length })
  const bytes = await promise
  if (!bytes) throw new SheetFailure('lost')
  return bytes
}

function open(file: SheetFile): Promise<OpenSheet> {
  const begin = async () => openSheet(file, (from, length) => read(file.id, from, length), await grids.promise)
  const known = opened.get(file.key) ?? begin()
  opened.set(file.key, known)
  // A head that did not come is asked for again with the next tile.
  known.catch((error: unknown) => (problemIn(error) === 'lost' ? opened.delete(file.key) : undefined))
  return known
}

const problemIn = (error: unknown) => (error instanceof SheetFailure ? error.problem : 'unread')
const tell = ({ id }: SheetFile, error: unknown) => say({ type: 'problem', id, problem: problemIn(error) })

async function draw({ job, sheets, side, ...place }: Extract<SheetQuestion, { type: 'tile' }>) {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')!
  let isEmpty = true
  for (const file of sheets) {
    try {
      if (await drawTile(context, await open(file), { ...place, side })) isEmpty = false
    } catch (error) {
      tell(file, error)
    }
  }
  const bitmap = isEmpty ? null : canvas.transferToImageBitmap()
  say({ type: 'tile', job, bitmap }, bitmap ? [bitmap] : [])
}

async function findBox({ job, sheet }: Extract<SheetQuestion, { type: 'box' }>) {
  try {
    const { box } = await open(sheet)
    say({ type: 'box', job, box })
  } catch (error) {
    tell(sheet, error)
    say({ type: 'box', job, box: null })
  }
}

async function makePicture({ job, sheet, side }: Extract<SheetQuestion, { type: 'picture' }>) {
  const picture = await open(sheet)
    .then((opened) => drawPicture(opened, side))
    .catch(() => null)
  say({ type: 'picture', job, picture })
}

function takeGrids({ files }: Extract<SheetQuestion, { type: 'grids' }>) {
  const read = files.map(({ name, datum, bytes }) => readGrid(name, datum, bytes))
  // Faults are told by the page, which uses the same files.
  grids.resolve(read.flatMap((one) => (one.ok ? one.grid : [])))
}

addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => {
  if (data.type === 'tile') void draw(data)
  else if (data.type === 'box') void findBox(data)
  else if (data.type === 'picture') void makePicture(data)
  else if (data.type === 'grids') takeGrids(data)
  else {
    reading.get(data.job)?.(data.bytes)
    reading.delete(data.job)
  }
})
