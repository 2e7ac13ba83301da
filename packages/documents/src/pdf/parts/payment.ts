import { invoiceGiroCode } from '@waldkerf/domain/office/giro/invoiceGiroCode'
import { paymentFacts } from '@waldkerf/domain/office/giro/paymentFacts'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const label: TextStyle = { size: 8, colour: colours.muted }
const value: TextStyle = { size: 9.5 }
const codeSize = mm(30)

/** Left edges of the labels and the values beside the QR code. */
const columns = { label: frame.left + codeSize + mm(4), value: frame.left + codeSize + mm(34) } as const
const gapBelow = 10

interface Fact {
  name: string
  lines: string[]
  height: number
}

/** Payment facts, in a size at which no number is wider than its column, so that an IBAN stays on one line. */
const factsIn = (sheet: Sheet, model: DocumentModel): Fact[] =>
  paymentFacts(model).map(([name, text]) => {
    const lines = sheet.lines(text, frame.right - columns.value, value)
    return { name, lines, height: lines.length * lineHeight(value) + 3 }
  })

const blockHeight = (facts: readonly Fact[]) =>
  Math.max(codeSize, 4 + facts.reduce((sum, { height }) => sum + height, 0))

/** The height of the payment; 0 where there is nothing to pay. */
export function paymentHeight(sheet: Sheet, model: DocumentModel): number {
  const facts = factsIn(sheet, model)
  return facts.length === 0 ? 0 : blockHeight(facts) + gapBelow
}

/** Writes the payment details with the QR code; nothing if there is nothing to pay. */
export function writePayment(sheet: Sheet, model: DocumentModel): void {
  const facts = factsIn(sheet, model)
  if (facts.length === 0) return
  const height = blockHeight(facts)
  sheet.need(height + gapBelow)
  const top = sheet.y
  writeCode(sheet, model, top)
  let y = top + 4
  for (const { name, lines, height: own } of facts) {
    const at = y
    sheet.within('P', () => {
      sheet.content(() => sheet.line(name, { x: columns.label, y: at + 1.5 }, label))
      for (const [index, line] of lines.entries()) {
        sheet.content(() => sheet.line(line, { x: columns.value, y: at + index * lineHeight(value) }, value))
      }
    })
    y += own
  }
  sheet.y = top + height + gapBelow
}

function writeCode(sheet: Sheet, model: DocumentModel, top: number): void {
  const code = invoiceGiroCode(model)
  if (!code) return
  const look = { path: code.path, scale: codeSize / code.size, colour: colours.ink, alt: documentWords.giroCode }
  const draw = () => sheet.drawing.path({ x: frame.left, y: top, ...look })
  const box = { x: frame.left, y: top, width: codeSize, height: codeSize }
  sheet.within('Figure', () => sheet.content(draw), { alt: documentWords.giroCode, box })
}
