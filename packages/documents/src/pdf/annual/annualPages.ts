import type { AnnualChapter, AnnualPart, AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { type PictureBytes } from '../parts/letterhead.ts'
import { bodyGap, paragraphsHeight, separateParagraphs, writeParagraphs } from '../parts/paragraphs.ts'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'
import { type ChapterPages, writeCover } from './cover.ts'
import { writeAnnualFrames } from './frames.ts'
import { linesHeight, writeLines } from './lines.ts'
import { mapHeight, writeMap } from './map.ts'
import { type Block, roomLeft } from './roomLeft.ts'
import { tableBeginning, tableHeight, writeAnnualTable } from './annualTable.ts'

const heading: TextStyle = { size: 16, weight: 'bold' }
const headingGap = 12
const gapBelowPart = 14
const gapBelowChapter = 16
const pageHeight = frame.bottom - frame.top

const whole = { x: frame.left, width: textWidth } as const
/** Charts become so much higher at most, rather than leave the foot of a page empty. */
const mostStretch = mm(56)

/** Writes the title page and the chapters. @param pages of the chapters, as the contents say them @returns the pages on which they do begin */
export function writeAnnualReport(
  sheet: Sheet,
  report: AnnualReport,
  pages: ChapterPages,
  logo?: PictureBytes,
): ChapterPages {
  writeCover(sheet, report, pages, logo)
  if (report.chapters.length > 0) sheet.addPage()
  const blocks = report.chapters.map((chapter) => chapterBlocks(sheet, chapter))
  const found = report.chapters.map((chapter, at) => {
    const own = blocks[at] ?? []
    const others = blocks.slice(at + 1).flat()
    return [chapter.id, writeChapter(sheet, chapter, [...own, ...others])] as const
  })
  writeAnnualFrames(sheet, report)
  return new Map(found)
}

/** Measured once, since a report is laid out twice. */
const measured = new WeakMap<AnnualPart, Block>()

function partBlock(sheet: Sheet, part: AnnualPart): Block {
  const block = measured.get(part) ?? measure(sheet, part)
  measured.set(part, block)
  return block
}

function measure(sheet: Sheet, part: AnnualPart): Block {
  if (part.kind === 'table') {
    return { least: tableBeginning(sheet, part, whole), height: tableHeight(sheet, part, whole), stretches: false }
  }
  const height = part.kind === 'map' ? mapHeight(sheet, part) : linesHeight()
  return { least: height, height, stretches: part.kind === 'lines' }
}

/** The beginning of a chapter with its first chart or table, then each of the others, with the gaps below them. */
function chapterBlocks(sheet: Sheet, { text, parts }: AnnualChapter): Block[] {
  const words = separateParagraphs(text).reduce((sum, one) => sum + paragraphsHeight(sheet, one), 0)
  const [first, ...others] = parts.map((part) => partBlock(sheet, part))
  const above = lineHeight(heading) + headingGap + words
  const { least = 0, height = 0, stretches = false } = first ?? {}
  // Nothing follows the gap below a chapter of words.
  const gap = first ? 0 : bodyGap
  const blocks = [{ least: above + least - gap, height: above + height, stretches }, ...others]
  return blocks.map((block, at) => ({
    ...block,
    height: block.height + (parts.length > 0 ? gapBelowPart : 0) + (at === blocks.length - 1 ? gapBelowChapter : 0),
  }))
}

/**
 * A chapter begins where its text and its first chart, or the beginning of its first table, have room.
 * @param blocks its own, and those that follow
 * @returns the page on which it begins
 */
function writeChapter(sheet: Sheet, chapter: AnnualChapter, blocks: readonly Block[]): number {
  if (sheet.y > frame.top) sheet.need(Math.min(blocks[0]?.least ?? 0, pageHeight))
  const page = sheet.doc.bufferedPageRange().count
  sheet.doc.outline.addItem(chapter.title)
  const { y } = sheet
  sheet.within('H2', () => sheet.content(() => sheet.line(chapter.title, { x: frame.left, y }, heading)))
  sheet.decoration(() =>
    sheet.drawing.rule({
      x: frame.left,
      y: y + lineHeight(heading) + 2,
      width: mm(18),
      thickness: 1.6,
      colour: colours.accent,
    }),
  )
  sheet.y = y + lineHeight(heading) + headingGap
  for (const one of separateParagraphs(chapter.text)) writeParagraphs(sheet, one)
  for (const [at, part] of chapter.parts.entries()) {
    writePart(sheet, part, blocks.slice(at + 1))
    sheet.y += gapBelowPart
  }
  sheet.y += gapBelowChapter
  return page
}

/** @param following blocks after this one */
function writePart(sheet: Sheet, part: AnnualPart, following: readonly Block[]): void {
  if (part.kind === 'map') writeMap(sheet, part)
  else if (part.kind === 'table') writeAnnualTable(sheet, part, whole)
  else {
    sheet.need(linesHeight())
    const room = frame.bottom - sheet.y - linesHeight() - gapBelowPart
    writeLines(sheet, part, Math.min(mostStretch, roomLeft(following, room)))
  }
}
