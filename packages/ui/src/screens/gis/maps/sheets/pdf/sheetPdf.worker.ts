import { pageSize, type Sides } from '@waldkerf/domain/georef/sheet/pdfPage'
import { writePng } from '@waldkerf/ui/browser/writePng'
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&inline'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&inline'
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url&inline'
// Both halves of pdf.js work in this thread, so that ending it gives back all its memory.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { PdfAnswer, PdfPageFacts, PdfQuestion } from './pdfMessages.ts'

/** Decoders of pictures in scanned PDFs, which pdf.js asks for by their names; in base 64, so that nothing is fetched. */
const decoders: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
  'qcms_bg.wasm': qcms,
}

class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const [, text] = decoders[filename]?.split(',') ?? []
    if (text === undefined) throw new Error(`${filename} is not here`)
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  }
}

type Drawn = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** There is no document in a worker, whose canvases pdf.js would take. */
class Canvases {
  create(width: number, height: number): Drawn {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }
  reset({ canvas }: Drawn, width: number, height: number) {
    Object.assign(canvas ?? {}, { width, height })
  }
  destroy(drawn: Drawn) {
    Object.assign(drawn.canvas ?? {}, { width: 0, height: 0 })
    Object.assign(drawn, { canvas: null, context: null })
  }
}

/** Effects that browsers draw by SVG in a document; maps do without. */
class Filters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  addSelectionHCMFilter = () => 'none'
  addSelectionFilter = () => 'none'
  createSelectionStyle = () => null
  destroy = () => undefined
}

let document: PDFDocumentProxy | undefined
let pages: PdfPageFacts[] = []

async function open(file: Blob): Promise<PdfPageFacts[]> {
  document = await getDocument({
    data: await file.arrayBuffer(),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: true,
    wasmUrl: 'wasm/',
    BinaryDataFactory: Decoders,
    CanvasFactory: Canvases,
    FilterFactory: Filters,
  }).promise
  pages = []
  for (let nr = 1; nr <= Math.min(document.numPages, mostPages); nr += 1) {
    const page = await document.getPage(nr)
    const { width, height } = page.getViewport({ scale: 1 })
    pages.push({ width, height, picture: await largestPicture(page) })
    page.cleanup()
  }
  return pages
}

/** Nobody drops a book. */
const mostPages = 100
/** A page that draws more lines is a drawing, even if it has a picture. */
const mostLines = 40

/** The picture that a scanned page is; undefined where it is drawn. */
async function largestPicture(page: PDFPageProxy): Promise<Sides | undefined> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let lines = 0
  let largest: Sides | undefined
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.constructPath) lines += 1
    const sides = pictureSides(operator, (argsArray as unknown[][])[at] ?? [])
    if (sides && sides.width * sides.height > (largest ? largest.width * largest.height : 0)) largest = sides
  }
  return lines <= mostLines ? largest : undefined
}

function pictureSides(operator: number, [first, width, height]: unknown[]): Sides | undefined {
  if (operator === OPS.paintImageXObject) return { width: Number(width), height: Number(height) }
  const isInline = operator === OPS.paintInlineImageXObject || operator === OPS.paintImageMaskXObject
  const held = first as Partial<Sides> | undefined
  return isInline && held?.width && held.height ? { width: held.width, height: held.height } : undefined
}

async function draw(page: PDFPageProxy, canvas: OffscreenCanvas, scale: number, top: number) {
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({ scale, offsetY: -top }),
    background: '#fff',
  }).promise
  return context
}

async function drawSmall(nr: number, side: number): Promise<Blob> {
  const page = await document!.getPage(nr)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = side / Math.max(width, height)
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const context = await draw(page, canvas, scale, 0)
  look(context.getImageData(0, 0, canvas.width, canvas.height))
  page.cleanup()
  return canvas.convertToBlob({ type: 'image/webp' })
}

/**
 * pdf.js leaves out a picture that it cannot decode, and the page stays white there. It tells nobody but the console: on
 * each drawing of a picture, and as the decoder's error where the picture is a mask.
 */
const lost = /Dependent image|Unable to decode|(Jbig2|Jpx)Error/
let isLost = false
const warn = console.warn.bind(console)
console.warn = (...said: unknown[]) => {
  isLost ||= lost.test(String(said[0]))
  warn(...said)
}

/** Whether all that is drawn of a page has one colour: decoders of JBIG2 make nothing of a damaged picture, without a word. */
let isPlain = true
let colour: number | undefined

function look({ data }: ImageData) {
  const pixels = new Uint32Array(data.buffer)
  colour ??= pixels[0]
  isPlain &&= pixels.every((pixel) => pixel === colour)
  return data
}

/** Pixels that are drawn at once. */
const stripPixels = 32e6

async function drawLarge(nr: number, dpi: number): Promise<Blob> {
  const page = await document!.getPage(nr)
  const { width, height } = pageSize(page.getViewport({ scale: 1 }), dpi)
  const rows = Math.max(1, Math.min(height, Math.floor(stripPixels / width)))
  const canvas = new OffscreenCanvas(width, rows)
  async function* strips() {
    for (let top = 0; top < height; top += rows) {
      const context = await draw(page, canvas, dpi / 72, top)
      yield look(context.getImageData(0, 0, width, Math.min(rows, height - top)))
    }
  }
  const made = await writePng({ width, height, dpi }, strips())
  page.cleanup()
  return made
}

async function answer(question: PdfQuestion): Promise<PdfAnswer> {
  const { job } = question
  if (question.kind === 'open') {
    try {
      return { job, pages: await open(question.file) }
    } catch (error) {
      const isLocked = error instanceof Error && error.name === 'PasswordException'
      return { job, fault: isLocked ? 'password' : 'damaged' }
    }
  }
  const { page } = question
  ;[isLost, isPlain, colour] = [false, true, undefined]
  const made = await (question.kind === 'picture' ? drawSmall(page, question.side) : drawLarge(page, question.dpi))
  const isEmpty = isPlain && pages[page - 1]?.picture !== undefined
  return isLost || isEmpty ? { job, fault: 'lostPicture' } : { job, made }
}

/** One order at a time: two large pages would take the memory of both. */
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<PdfQuestion>) => {
  // Messages of pdf.js itself have no job.
  if (typeof data.job !== 'number') return
  last = last
    .then(() => answer(data))
    .then(
      (found) => postMessage(found),
      (error: unknown) => {
        console.warn(error)
        postMessage({ job: data.job, fault: 'damaged' } satisfies PdfAnswer)
      },
    )
})
