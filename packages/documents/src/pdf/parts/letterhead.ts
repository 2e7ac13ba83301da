import { addressLines, letterFacts, senderLine } from '@waldkerf/domain/office/documentModel/letterhead'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentTitle } from '@waldkerf/domain/office/documentModel/words'
import { LayoutRefused } from '../layoutRefused.ts'
import { type FittedLines, linesInBox, linesOfWords, smallestSize } from '../sheet/fit.ts'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { lineHeight, type Place, type Sheet, type TextStyle } from '../sheet/sheet.ts'

/** A PNG or JPEG file. */
export type PictureBytes = Uint8Array

const firm: TextStyle = { size: 14, weight: 'bold', colour: colours.accent }
const sender: TextStyle = { size: 7, colour: colours.muted }
const address: TextStyle = { size: 10.5 }
const label: TextStyle = { size: 8, colour: colours.muted }
const value: TextStyle = { size: 9.5 }
const title: TextStyle = { size: 17, weight: 'bold' }

/** The envelope's window: the sender's line, and below it the address. */
const window = { y: mm(45), width: mm(80), address: mm(51), end: mm(90) } as const
const facts = { x: mm(125), value: mm(152), y: mm(48) } as const

/**
 * In points. A draft's address must be readable by sorting machines; an archived one cannot be shortened, so may be
 * smaller.
 */
const smallestAddress = { draft: 8, final: smallestSize } as const

/**
 * Logo, sender, address and the facts beside it: the first page of a business letter down to its title.
 * @throws LayoutRefused when the address does not fit into the window
 */
export function writeLetterhead(sheet: Sheet, model: DocumentModel, logo?: PictureBytes): void {
  sheet.addPage()
  writeFirm(sheet, model.seller.name, logo)
  writeAddress(sheet, model)
  const factsEnd = writeFacts(sheet, model)
  sheet.y = Math.max(mm(98), factsEnd + 8)
  const words = documentTitle(model)
  sheet.within('H1', () => sheet.content(() => sheet.line(words, { x: frame.left, y: sheet.y }, title)))
  sheet.y += lineHeight(title) + 8
}

/** The office's logo, else its name, at the upper right. @throws LayoutRefused when the name does not fit */
export function writeFirm(sheet: Sheet, office: string, logo: PictureBytes | undefined): void {
  const box = { width: mm(60), height: mm(24) }
  if (logo) {
    const place = { x: frame.right - box.width, y: mm(14), ...box, align: 'right' } as const
    const draw = () => sheet.drawing.picture({ ...place, picture: 'logo', alt: office }, logo)
    sheet.within('Figure', () => sheet.content(draw), { alt: office, box: place })
    return
  }
  const name = linesInBox(sheet, [office], { width: mm(110), height: mm(22) }, firm, 8)
  if (!name) throw new LayoutRefused('seller')
  writeLines(sheet, name, { x: frame.right, y: mm(18), align: 'right' })
}

/** Writes lines as one paragraph. */
function writeLines(sheet: Sheet, { lines, style }: FittedLines, { y, ...place }: Place): void {
  sheet.within('P', () => {
    for (const [index, line] of lines.entries()) {
      sheet.content(() => sheet.line(line, { ...place, y: y + index * lineHeight(style) }, style))
    }
  })
}

/** The sender on one line, else name and place on one each; a longer name is shortened, since the footer has it in full. */
function senderLines(sheet: Sheet, seller: DocumentModel['seller']): FittedLines {
  const place = senderLine({ ...seller, name: '' })
  const words = seller.name.split(' ')
  const names = words.map((_, left) => (left === 0 ? seller.name : [...words.slice(0, -left), '…'].join(' ')))
  for (const texts of [[senderLine(seller)], ...names.map((name) => [name, place])]) {
    const height = Math.min(window.address - window.y, texts.length * lineHeight(sender))
    const fit = linesInBox(sheet, texts, { width: window.width, height }, sender, smallestSize)
    if (fit) return fit
  }
  throw new LayoutRefused('seller')
}

function writeAddress(sheet: Sheet, model: DocumentModel): void {
  const back = senderLines(sheet, model.seller)
  writeLines(sheet, back, { x: frame.left, y: window.y })
  const y = Math.max(window.address, window.y + back.lines.length * lineHeight(back.style) + 4)
  const box = { width: window.width, height: window.end - y }
  const smallest = smallestAddress[model.isDraft ? 'draft' : 'final']
  const lines = linesInBox(sheet, addressLines(model), box, address, smallest)
  if (!lines) throw new LayoutRefused('buyer')
  writeLines(sheet, lines, { x: frame.left, y })
}

/** @returns the lower end of the facts, in points */
function writeFacts(sheet: Sheet, model: DocumentModel): number {
  let { y } = facts as { y: number }
  for (const [name, text] of letterFacts(model)) {
    const top = y
    const { lines, style, x, below } = fittedFact(sheet, text)
    sheet.within('P', () => {
      sheet.content(() => sheet.line(name, { x: facts.x, y: top + 1.5 }, label))
      for (const [index, line] of lines.entries()) {
        sheet.content(() => sheet.line(line, { x, y: top + below + index * lineHeight(style) }, style))
      }
    })
    y += below + lines.length * lineHeight(style) + 1.5
  }
  return y
}

/** A fact beside its label, or below it if an unbreakable number, such as a Leitweg-ID, is too wide. */
function fittedFact(sheet: Sheet, text: string): FittedLines & { x: number; below: number } {
  const beside = linesOfWords(sheet, text, frame.right - facts.value, value)
  if (beside.style.size >= label.size) return { ...beside, x: facts.value, below: 0 }
  const below = linesOfWords(sheet, text, frame.right - facts.x, value)
  return { ...below, x: facts.x, below: lineHeight(value) }
}
