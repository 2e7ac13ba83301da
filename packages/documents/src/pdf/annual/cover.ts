import type { AnnualChapterId, AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { LayoutRefused } from '../layoutRefused.ts'
import { type PictureBytes, writeFirm } from '../parts/letterhead.ts'
import { separateParagraphs, writeParagraphs } from '../parts/paragraphs.ts'
import { fitted, linesInBox } from '../sheet/fit.ts'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

/** The pages on which chapters begin, from 1. */
export type ChapterPages = ReadonlyMap<AnnualChapterId, number>

const title: TextStyle = { size: 34, weight: 'bold', colour: colours.accent }
const statement: TextStyle = { size: 14 }
const label: TextStyle = { size: 9, colour: colours.muted }
const value: TextStyle = { size: 10.5 }
const large: TextStyle = { size: 22, weight: 'bold', colour: colours.accent }
const small: TextStyle = { size: 8.5, colour: colours.muted }
const strong: TextStyle = { size: 11, weight: 'bold' }

const top = mm(72)
const tile = { height: mm(25), gap: mm(3), inset: 8 } as const
const factsAt = frame.left + mm(38)
/** Of a line of the contents. */
const entryHeight = 20

/** The title page: the office, the year in a sentence, period and filters, its figures, and the contents. */
export function writeCover(sheet: Sheet, report: AnnualReport, pages: ChapterPages, logo?: PictureBytes): void {
  sheet.addPage()
  if (logo || report.office.firma !== '') writeFirm(sheet, report.office.firma, logo)
  writeSender(sheet, report.office, logo !== undefined)
  sheet.y = top
  writeBox(sheet, 'H1', report.title, mm(34), title)
  sheet.y += 4
  writeBox(sheet, 'P', report.statement, mm(20), statement)
  const y = sheet.y + 12
  sheet.decoration(() =>
    sheet.drawing.rule({ x: frame.left, y, width: mm(30), thickness: 2.4, colour: colours.accent }),
  )
  sheet.y = y + 18
  writeFacts(sheet, report.facts)
  sheet.y += 16
  writeHighlights(sheet, report.highlights)
  for (const one of separateParagraphs(report.note ?? '')) writeParagraphs(sheet, one)
  if (report.chapters.length === 0) return
  sheet.need(contentsHeight(report))
  sheet.y += 26
  writeContents(sheet, report, pages)
}

/** Name and address of the office, at the right below its logo; without one its name stands there already. */
function writeSender(
  sheet: Sheet,
  { firma, strasse, plz, ort, telefon, email }: AnnualReport['office'],
  hasLogo: boolean,
): void {
  const lines = [hasLogo ? firma : '', strasse, `${plz} ${ort}`.trim(), telefon, email].filter(Boolean)
  sheet.within('P', () => {
    for (const [at, line] of lines.entries()) {
      const y = mm(hasLogo ? 41 : 28) + at * lineHeight(small)
      sheet.content(() => sheet.line(line, { x: frame.right, y, align: 'right' }, fitted(sheet, line, mm(80), small)))
    }
  })
}

/** A text that becomes smaller rather than longer than its box. */
function writeBox(sheet: Sheet, kind: string, text: string, height: number, style: TextStyle): void {
  const fit = linesInBox(sheet, [text], { width: textWidth, height }, style, 8)
  if (!fit) throw new LayoutRefused('seller')
  sheet.within(kind, () => {
    for (const line of fit.lines) {
      const { y } = sheet
      sheet.content(() => sheet.line(line, { x: frame.left, y }, fit.style))
      sheet.y = y + lineHeight(fit.style)
    }
  })
}

function writeFacts(sheet: Sheet, facts: AnnualReport['facts']): void {
  for (const [name, text] of facts) {
    const { y } = sheet
    const lines = sheet.lines(text, frame.right - factsAt, value)
    sheet.within('P', () => {
      sheet.content(() => sheet.line(name, { x: frame.left, y: y + 1.5 }, label))
      for (const [at, line] of lines.entries()) {
        sheet.content(() => sheet.line(line, { x: factsAt, y: y + at * lineHeight(value) }, value))
      }
    })
    sheet.y = y + lines.length * lineHeight(value) + 3
  }
}

function writeHighlights(sheet: Sheet, highlights: AnnualReport['highlights']): void {
  if (highlights.length === 0) return
  const { y } = sheet
  const width = (textWidth - tile.gap * 3) / 4
  const room = width - 2 * tile.inset
  for (const [at, one] of highlights.entries()) {
    const left = frame.left + at * (width + tile.gap)
    sheet.decoration(() => sheet.drawing.box({ x: left, y, width, height: tile.height, colour: colours.tint }))
    const x = left + tile.inset
    const words = linesInBox(sheet, [one.label], { width: room, height: 2.2 * lineHeight(small) }, small, 6)
    sheet.within('P', () => {
      sheet.content(() => sheet.line(one.value, { x, y: y + 8 }, fitted(sheet, one.value, room, large)))
      for (const [nr, line] of (words?.lines ?? []).entries()) {
        const style = words?.style ?? small
        sheet.content(() => sheet.line(line, { x, y: y + 40 + nr * lineHeight(style) }, style))
      }
    })
  }
  sheet.y = y + tile.height
}

const contentsHeight = ({ chapters }: AnnualReport) => 26 + lineHeight(strong) + 6 + chapters.length * entryHeight

function writeContents(sheet: Sheet, { chapters, words }: AnnualReport, pages: ChapterPages): void {
  const { y: headAt } = sheet
  sheet.within('H2', () => sheet.content(() => sheet.line(words.contents, { x: frame.left, y: headAt }, strong)))
  sheet.y += lineHeight(strong) + 6
  sheet.within('TOC', () => {
    for (const { id, title: name } of chapters) {
      const { y } = sheet
      const page = String(pages.get(id) ?? '')
      sheet.within('TOCI', () => {
        sheet.within('P', () => {
          sheet.content(() => sheet.line(name, { x: frame.left, y }, value))
          sheet.content(() => sheet.line(page, { x: frame.right, y, align: 'right' }, value))
        })
      })
      sheet.decoration(() =>
        sheet.drawing.rule({
          x: frame.left,
          y: y + entryHeight - 4,
          width: textWidth,
          thickness: 0.4,
          colour: colours.rule,
        }),
      )
      sheet.y = y + entryHeight
    }
  })
}
