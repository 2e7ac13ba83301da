import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import type { PictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { pageResolutions, pageSize } from '@waldkerf/domain/georef/sheet/pdfPage'
import { readScanFile, type ScanFault } from '@waldkerf/domain/georef/sheet/scanFile'
import { type Patch, pagePatches, readTiffPages } from '@waldkerf/domain/georef/sheet/tiffPages'
import { openPicture, uprightFile } from '@waldkerf/ui/parts/ScanView/ScanView'
import { PdfError, type PdfFault } from './pdf/pdfMessages.ts'

/** Why no map can be made of a file. */
export type SheetFault = ScanFault | PdfFault | 'unreadable' | 'pageTooLarge'

/** A page of a file that can become the scan of a map. */
export interface SheetPage {
  /** Of several, from 1. */
  page: number | undefined
  head: PictureHead
  /** The scan's file. @throws PdfError */
  make: () => Promise<File>
  /** Address of a small picture, to be given back; null where it is not to be had, or not quickly. @throws PdfError */
  picture: (signal: AbortSignal) => Promise<string | null>
  /** Of a page that is drawn for it: the resolutions that it can have. */
  resolutions?: readonly number[]
  /** The same page in another one. */
  inResolution?: (dpi: number) => SheetPage
}

/** A page, or a whole file, that cannot become one. */
interface RefusedPage {
  page: number | undefined
  fault: SheetFault
}

export interface SheetFile {
  pages: (SheetPage | RefusedPage)[]
  /** Gives back what it holds; no page can be made any more. */
  close?: () => void
}

const refuse = (fault: SheetFault): SheetFile => ({ pages: [{ page: undefined, fault }] })

/** The pages of a file: one of a picture, several of a TIFF or a PDF that has several. */
export async function readSheets(file: File): Promise<SheetFile> {
  try {
    return (await isPdf(file)) ? await readPdf(file) : await readPictures(file)
  } catch (error) {
    return refuse(error instanceof RangeError ? 'damaged' : 'unreadable')
  }
}

async function readPictures(file: File): Promise<SheetFile> {
  const files = await onePageFiles(await uprightFile(file))
  const pages: SheetFile['pages'] = []
  for (const [at, one] of files.entries()) {
    const page = files.length > 1 ? at + 1 : undefined
    const read = await readScanFile(one.size, bytesFrom(one))
    if (!read.ok) {
      pages.push({ page, fault: read.fault })
      continue
    }
    const { head } = read
    pages.push({ page, head, make: async () => one, picture: (signal) => thumbnail(one, head, signal) })
  }
  return { pages }
}

/** Some programs write a few bytes before it. */
const isPdf = async (file: File) => (await file.slice(0, 1_024).text()).includes('%PDF-')

/** A file that may become several maps. */
export async function hasPages(file: File): Promise<boolean> {
  const pages = await readTiffPages(bytesFrom(file)).catch(() => undefined)
  return (pages?.pages.length ?? 1) > 1 || isPdf(file).catch(() => false)
}

async function readPdf(file: File): Promise<SheetFile> {
  const { openPdf } = await import('./pdf/openPdf.ts')
  const pdf = await openPdf(file).catch((error: unknown) => {
    if (error instanceof PdfError) return error.fault
    throw error
  })
  if (typeof pdf === 'string') return refuse(pdf)
  const stem = file.name.replace(/\.pdf$/i, '')
  const pages = pdf.pages.map((facts, at) => {
    const [nr, page] = [at + 1, pdf.pages.length > 1 ? at + 1 : undefined]
    const resolutions = pageResolutions(facts, facts.picture)
    const [proposed] = resolutions
    if (proposed === undefined) return { page, fault: 'pageTooLarge' as const }
    const name = `${stem}${page === undefined ? '' : `_${page}`}.png`
    const inResolution = (dpi: number): SheetPage => ({
      page,
      head: { ...pageSize(facts, dpi), res: dpi },
      make: async () => new File([await pdf.render(nr, dpi)], name, { type: 'image/png' }),
      picture: async () => URL.createObjectURL(await pdf.picture(nr, side)),
      resolutions,
      inResolution,
    })
    return inResolution(proposed)
  })
  return { pages, close: pdf.close }
}

/** The pages of a TIFF as files of a single page, without copying any; another file as it is. */
async function onePageFiles(file: File): Promise<File[]> {
  const found = await readTiffPages(bytesFrom(file))
  if (!found || found.pages.length < 2) return [file]
  return found.pages.map((_, at) => patched(file, pagePatches(found, at)))
}

function patched(file: File, patches: readonly Patch[]): File {
  const parts: BlobPart[] = []
  let from = 0
  for (const { at, bytes } of patches) {
    parts.push(file.slice(from, at), bytes)
    from = at + bytes.length
  }
  return new File([...parts, file.slice(from)], file.name, { type: file.type })
}

/** Larger ones are decoded as a whole for a picture of a finger's width; a JPEG is not. */
const mostPixels = 40e6
const isQuick = ({ name }: File, { width, height }: PictureHead) =>
  /\.jpe?g$/i.test(name) || width * height <= mostPixels

/** The longer side of a picture beside a row, in px of a fine screen. */
const side = 160

async function thumbnail(file: File, head: PictureHead, signal: AbortSignal): Promise<string | null> {
  if (!isQuick(file, head)) return null
  const picture = await openPicture(file, signal).catch(() => undefined)
  if (!picture) return null
  const { overview } = picture
  const scale = Math.min(1, side / Math.max(overview.width, overview.height))
  const canvas = new OffscreenCanvas(Math.ceil(overview.width * scale), Math.ceil(overview.height * scale))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(overview, 0, 0, canvas.width, canvas.height)
  picture.close()
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
}
