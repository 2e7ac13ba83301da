import { isBlank } from '@waldkerf/domain/texts/blank'
import { Big } from 'big.js'
import { isIban } from '../eInvoice/rules/formats.ts'

/** A SEPA credit transfer. */
export interface Transfer {
  holder: string
  iban: string
  /** May be empty within the European Economic Area. */
  bic: string
  /** Decimal text, EUR. */
  amount: string
  /** The remittance text, at most 140 characters. */
  text: string
}

const least = new Big('0.01')
const most = new Big('999999999.99')
/** The capacity of a QR code of version 13 at level M. */
const byteLimit = 331

/**
 * The content of a GiroCode by EPC069-12, version 002, as lines for a QR code of level M.
 * @returns undefined if none is possible: nothing to pay, no account, or too long for the code
 */
export function giroCode({ holder, iban, bic, amount, text }: Transfer): string | undefined {
  const sum = new Big(amount)
  if (sum.lt(least) || sum.gt(most) || !isIban(iban) || isBlank(holder)) return undefined
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replaceAll(' ', ''),
    onOneLine(holder, 70),
    iban.replaceAll(' ', '').toUpperCase(),
    `EUR${sum.toFixed(2)}`,
    '',
    '',
    onOneLine(text, 140),
  ]
  const code = lines.join('\n')
  return new TextEncoder().encode(code).length > byteLimit ? undefined : code
}

/** Text without line breaks, cut to the field's length between whole characters. */
const onOneLine = (text: string, limit: number) =>
  Array.from(text.replaceAll(/\s+/g, ' ').trim()).slice(0, limit).join('')
