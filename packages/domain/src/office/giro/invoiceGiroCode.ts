import { amountDue, type DocumentModel } from '../documentModel/documentModel.ts'
import { isToPay } from './paymentFacts.ts'
import { giroCode } from './giroCode.ts'
import { encode } from 'uqr'

/** A QR code as an SVG path over a square of `size` units; dark modules are filled. */
interface QrPath {
  size: number
  path: string
}

/** Level M and at most version 13, as the European Payments Council requires; four modules around it stay free. */
const options = { ecc: 'M', maxVersion: 13, border: 4 } as const

/**
 * The code of a text. Each row's dark modules are joined to runs, which keeps the path short and without hairlines.
 * @throws when the text is too long for version 13
 */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, options)
  const path = data.flatMap((row, y) => findRuns(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`))
  return { size, path: path.join('') }
}

/** The runs of dark modules in a row. */
function findRuns(row: readonly boolean[]): [from: number, to: number][] {
  const edges = [...row, false].flatMap((isDark, x) => (isDark === (row[x - 1] ?? false) ? [] : [x]))
  return Array.from({ length: edges.length / 2 }, (_, index) => [edges[2 * index] ?? 0, edges[2 * index + 1] ?? 0])
}

/**
 * The code with which a banking app pays an invoice, or the open amount of a reminder.
 * @returns undefined where nothing is to be paid by it: offers, cancellations, totals of 0, no valid account
 */
export function invoiceGiroCode(model: DocumentModel): QrPath | undefined {
  const { kind, seller, number } = model
  if (!isToPay(kind)) return undefined
  const code = giroCode({ ...seller.bank, amount: amountDue(model), text: number })
  return code === undefined ? undefined : qrPath(code)
}
