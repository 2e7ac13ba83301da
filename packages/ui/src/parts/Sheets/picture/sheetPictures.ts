import { keepLastLoaded } from '@waldkerf/ui/browser/keepLast'
import { sheetFile, type SheetWorker, startSheetWorker } from '../board/sheetWorker.ts'
import type { Sheet, SheetSource } from '../sheetTypes.ts'

/** The longer side in px, on a fine screen twice the one that is seen. */
const side = 112
/** A picture is some 3 kB of text. */
const most = 300
/** So long after the last picture the worker goes, and its memory with it. */
const idle = 10_000

const kept = keepLastLoaded<string>(most)
const sources = new Map<number, { sheet: Sheet; source: SheetSource }>()
let worker: SheetWorker | undefined
let ending: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()

function begin(source: SheetSource): SheetWorker {
  clearTimeout(ending)
  worker ??= startSheetWorker({
    read(id, from, length) {
      const known = sources.get(id)
      return known ? known.source.read(known.sheet, from, length) : Promise.reject(new Error('gone'))
    },
    grids: source.grids,
    onProblem: () => undefined,
  })
  return worker
}

function endSoon() {
  clearTimeout(ending)
  ending = setTimeout(() => {
    worker?.end()
    worker = undefined
    sources.clear()
  }, idle)
}

async function draw(sheet: Sheet, source: SheetSource): Promise<string> {
  sources.set(sheet.karte_id, { sheet, source })
  const picture = await begin(source).picture(sheetFile(sheet), side)
  endSoon()
  if (picture === null) throw new Error('unread')
  return picture
}

/**
 * A small picture of a sheet, from the smallest copy within its file; one after the other, so that maps and lists come
 * first.
 * @param signal ends the wait for its turn
 * @returns as an address of data
 * @throws Error where it cannot be read, or nobody waits any more
 */
export function sheetPicture(sheet: Sheet, source: SheetSource, signal: AbortSignal): Promise<string> {
  return kept(sheet.objekt, () => {
    const turn = last.then(() => {
      signal.throwIfAborted()
      return draw(sheet, source)
    })
    last = turn.catch(() => undefined)
    return turn
  })
}
