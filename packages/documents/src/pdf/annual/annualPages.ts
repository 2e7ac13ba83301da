import type { AnnualChapter, AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { type PictureBytes } from '../parts/letterhead.ts'
import { paragraphsHeight, writeParagraphs } from '../parts/paragraphs.ts'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'
import { type ChapterPages, writeCover } from './cover.ts'
import { writeAnnualFrames } from './frames.ts'
import { linesHeight, writeLines } from './lines.ts'
import { mapHeight, writeMap } from './map.ts'
import { tableHeight, writeAnnualTable } from './annualTable.ts'

const heading: TextStyle = { size: 16, weight: 'bold' }
const headingGap = 12
const gapBelowPart = 14
const gapBelowChapter = 16
const pageHeight = frame.bottom - frame.top

const heights = { lines: linesHeight, map: mapHeight, table: tableHeight } as const
const whole = { x: frame.left, width: textWidth } as const

/** Writes the title page and the chapters. @param pages of the chapters, as the contents say them @returns the pages on which they do begin */
export function writeAnnualReport(
  sheet: Sheet,
  report: AnnualReport,
  pages: ChapterPages,
  logo?: PictureBytes,
): ChapterPages {
  writeCover(sheet, report, pages, logo)
  if (report.chapters.length > 0) sheet.addPage()
  const found = report.chapters.map((chapter) => [chapter.id, writeChapter(sheet, chapter)] as const)
  writeAnnualFrames(sheet, report)
  return new Map(found)
}

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((one) => one.trim() !== '')

/** The height of a chapter down to the end of its first chart or table. */
function beginningHeight(sheet: Sheet, { text, parts: [first] }: AnnualChapter): number {
  const words = paragraphs(text).reduce((sum, one) => sum + paragraphsHeight(sheet, one), 0)
  return lineHeight(heading) + headingGap + words + (first ? partHeight(sheet, first) : 0)
}

const partHeight = (sheet: Sheet, part: AnnualChapter['parts'][number]): number =>
  part.kind === 'table'
    ? heights.table(sheet, part, whole)
    : part.kind === 'map'
      ? heights.map(sheet, part)
      : heights.lines()

/** A chapter begins where its text and its first chart or table have room. @returns the page on which it begins */
function writeChapter(sheet: Sheet, chapter: AnnualChapter): number {
  if (sheet.y > frame.top) sheet.need(Math.min(beginningHeight(sheet, chapter), pageHeight))
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
  for (const one of paragraphs(chapter.text)) writeParagraphs(sheet, one)
  for (const part of chapter.parts) {
    if (part.kind === 'lines') writeLines(sheet, part)
    else if (part.kind === 'map') writeMap(sheet, part)
    else writeAnnualTable(sheet, part, whole)
    sheet.y += gapBelowPart
  }
  sheet.y += gapBelowChapter
  return page
}
