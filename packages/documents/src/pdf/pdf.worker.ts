import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { LayoutRefused, type Overfull } from './layoutRefused.ts'
import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import { layoutPages, type PdfParts, renderPdf } from './renderPdf.ts'
import { renderReminder } from './renderReminder.ts'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import type { FontBytes } from './sheet/typefaces.ts'

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`typeface: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Whole font files: the page's own are split by script, and their format is none that a PDF can take parts of. */
async function loadFonts(): Promise<FontBytes> {
  const [regularBytes, boldBytes] = await Promise.all([fetchBytes(regular), fetchBytes(bold)])
  return { regular: regularBytes, bold: boldBytes }
}

/** The page's order; typefaces are the worker's own. */
export interface PdfOrder {
  model: DocumentModel
  parts: Omit<PdfParts, 'fonts'>
}

/** Asks for the pages alone. */
export interface LayoutOrder extends PdfOrder {
  only: 'pages'
}

/** The answers to it, one after the other; the last is the file, or that there is none. */
export type PdfNews =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; bytes: Uint8Array }
  | { kind: 'pages'; pages: readonly SheetPage[] }
  | { kind: 'refused'; overfull: Overfull }
  | { kind: 'failed'; reason: string }

const tell = (news: PdfNews, transfer: Transferable[] = []) => postMessage(news, { transfer })

async function make({ model, parts }: PdfOrder): Promise<void> {
  const fonts = await loadFonts()
  let reported = 0
  const render = model.kind === 'reminder' ? renderReminder : renderPdf
  const bytes = await render(model, { ...parts, fonts }, (share) => {
    // A hundred steps are enough for a bar.
    if (share - reported < 0.01) return
    reported = share
    tell({ kind: 'progress', share })
  })
  tell({ kind: 'done', bytes }, [bytes.buffer])
}

async function layOut({ model, parts }: PdfOrder): Promise<void> {
  tell({ kind: 'pages', pages: layoutPages(model, { ...parts, fonts: await loadFonts() }) })
}

addEventListener('message', ({ data }: MessageEvent<PdfOrder | LayoutOrder>) => {
  const work = 'only' in data ? layOut : make
  work(data).catch((error: unknown) => {
    if (error instanceof LayoutRefused) tell({ kind: 'refused', overfull: error.overfull })
    else tell({ kind: 'failed', reason: String(error) })
  })
})
