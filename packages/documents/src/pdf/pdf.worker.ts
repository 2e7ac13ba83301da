import { loadFonts } from './fonts.ts'
import { LayoutRefused, type Overfull } from './layoutRefused.ts'
import type { SheetPage } from '@waldkerf/domain/office/documentModel/sheetPages'
import { layoutPages, type PdfParts, type Printed, renderPdf } from './renderPdf.ts'

/** The page's request; the worker loads the typefaces itself. */
export interface PdfOrder {
  model: Printed
  parts: Omit<PdfParts, 'fonts'>
}

/** Requests only the pages. */
export interface LayoutOrder extends PdfOrder {
  only: 'pages'
}

/** The answers to a request, in order; the last is the file or the failure. */
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
  const bytes = await renderPdf(model, { ...parts, fonts }, (share) => {
    // A hundred steps are enough for a progress bar.
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
