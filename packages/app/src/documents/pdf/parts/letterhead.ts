import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { formatPaperDay, paperTitles, paperWords } from '@waldkerf/domain/office/paper/words'
import { fitted } from '../sheet/fit.ts'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

/** A PNG or JPEG file. */
export type PictureBytes = Uint8Array

const firm: TextStyle = { size: 14, weight: 'bold', colour: colours.accent }
const sender: TextStyle = { size: 7, colour: colours.muted }
const address: TextStyle = { size: 10.5 }
const label: TextStyle = { size: 8, colour: colours.muted }
const value: TextStyle = { size: 9.5 }
const title: TextStyle = { size: 17, weight: 'bold' }

const window = { y: mm(45), width: mm(80), end: mm(90) } as const
const facts = { x: mm(125), value: mm(152), y: mm(48) } as const

/** Logo, sender, address and the facts beside it: the first page of a business letter down to its title. */
export function writeLetterhead(sheet: Sheet, paper: Paper, logo?: PictureBytes): void {
  sheet.addPage()
  writeFirm(sheet, paper, logo)
  writeAddress(sheet, paper)
  writeFacts(sheet, paper)
  sheet.y = mm(98)
  const words = `${paperTitles[paper.kind]} ${paper.number}`
  sheet.within('H1', () => sheet.content(() => sheet.line(words, { x: frame.left, y: sheet.y }, title)))
  sheet.y += lineHeight(title) + 8
}

function writeFirm(sheet: Sheet, { seller }: Paper, logo: PictureBytes | undefined): void {
  const box = { width: mm(60), height: mm(24) }
  if (logo) {
    const draw = () =>
      sheet.doc.image(logo as Buffer, frame.right - box.width, mm(14), { fit: [box.width, box.height], align: 'right' })
    sheet.within('Figure', () => sheet.content(draw), seller.name)
    return
  }
  const lines = sheet.lines(seller.name, mm(110), firm)
  sheet.within('P', () => {
    for (const [index, line] of lines.entries()) {
      const y = mm(18) + index * lineHeight(firm)
      sheet.content(() => sheet.line(line, { x: frame.right, y, align: 'right' }, firm))
    }
  })
}

function writeAddress(sheet: Sheet, { seller, buyer }: Paper): void {
  const back = [seller.name, seller.street, `${seller.postcode} ${seller.city}`].filter((part) => part.trim() !== '')
  const line = sheet.lines(back.join(' · '), Infinity, sender).join(' ')
  const style = fitted(sheet, line, window.width, sender)
  sheet.within('P', () => sheet.content(() => sheet.line(line, { x: frame.left, y: window.y }, style)))
  const parts = [buyer.name, buyer.addition, buyer.contact, buyer.street, `${buyer.postcode} ${buyer.city}`.trim()]
  const lines = parts.filter((part) => part.trim() !== '').flatMap((part) => sheet.lines(part, window.width, address))
  sheet.within('P', () => {
    for (const [index, text] of lines.entries()) {
      const y = window.y + mm(6) + index * lineHeight(address)
      if (y < window.end) sheet.content(() => sheet.line(text, { x: frame.left, y }, address))
    }
  })
}

/** What a reader looks for first, as label and value; what there is not is left out. */
function factsOf({ number, day, supplyDay, dueDay, original, buyer, kind }: Paper): [label: string, text: string][] {
  const all: [string, string][] = [
    [paperWords.number, number],
    [paperWords.day, formatPaperDay(day)],
    [paperWords.supplyDay, formatPaperDay(supplyDay)],
    [paperWords.dueDay, kind === 'cancellation' ? '' : formatPaperDay(dueDay)],
    [paperWords.original, original ? `${original.number} vom ${formatPaperDay(original.day)}` : ''],
    [paperWords.reference, kind === 'offer' ? '' : buyer.reference],
    [paperWords.vatId, kind === 'offer' ? '' : buyer.vatId],
  ]
  return all.filter(([, text]) => text.trim() !== '')
}

function writeFacts(sheet: Sheet, paper: Paper): void {
  let { y } = facts as { y: number }
  for (const [name, text] of factsOf(paper)) {
    const lines = sheet.lines(text, frame.right - facts.value, value)
    const top = y
    sheet.within('P', () => {
      sheet.content(() => sheet.line(name, { x: facts.x, y: top + 1.5 }, label))
      for (const [index, line] of lines.entries()) {
        sheet.content(() => sheet.line(line, { x: facts.value, y: top + index * lineHeight(value) }, value))
      }
    })
    y += lines.length * lineHeight(value) + 1.5
  }
}
