import type { DocumentModel } from '../documentModel/documentModel.ts'
import { isToPay } from './paymentFacts.ts'
import { giroCode } from './giroCode.ts'
import { type QrPath, qrPath } from './qrPath.ts'

/**
 * The code with which a banking app pays an invoice, or what is still open of it.
 * @returns undefined where nothing is to be paid by it: offers, cancellations, totals of nothing, no sound account
 */
export function invoiceGiroCode({ kind, seller, gross, number }: DocumentModel): QrPath | undefined {
  if (!isToPay(kind)) return undefined
  const code = giroCode({ ...seller.bank, amount: gross, text: number })
  return code === undefined ? undefined : qrPath(code)
}
