import { paperGiro } from '@waldkerf/domain/office/giro/paperGiro'
import { paymentFacts } from '@waldkerf/domain/office/giro/paymentFacts'
import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { paperWords } from '@waldkerf/domain/office/paper/words'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const label: TextStyle = { size: 8, colour: colours.muted }
const value: TextStyle = { size: 9.5 }
const codeSize = mm(30)

/** How an invoice is paid, with the code for it; nothing where there is nothing to pay. */
export function writePayment(sheet: Sheet, paper: Paper): void {
  const facts = paymentFacts(paper)
  if (facts.length === 0) return
  sheet.need(codeSize + 8)
  const top = sheet.y
  writeCode(sheet, paper, top)
  for (const [index, [name, text]] of facts.entries()) {
    const y = top + 4 + index * (lineHeight(value) + 3)
    const [line = ''] = sheet.lines(text, frame.right - frame.left - codeSize - mm(36), value)
    sheet.within('P', () => {
      sheet.content(() => sheet.line(name, { x: frame.left + codeSize + mm(4), y: y + 1.5 }, label))
      sheet.content(() => sheet.line(line, { x: frame.left + codeSize + mm(34), y }, value))
    })
  }
  sheet.y = top + codeSize + 10
}

function writeCode(sheet: Sheet, paper: Paper, top: number): void {
  const code = paperGiro(paper)
  if (!code) return
  const draw = () => {
    sheet.doc.save()
    sheet.doc.translate(frame.left, top).scale(codeSize / code.size)
    sheet.doc.path(code.path).fill(colours.ink)
    sheet.doc.restore()
  }
  sheet.within('Figure', () => sheet.content(draw), paperWords.giroCode)
}
