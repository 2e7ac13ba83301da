import { formatDocumentDay } from '@waldkerf/domain/office/documentModel/words'
import { Big } from 'big.js'
import type { InstalmentWay } from '@waldkerf/domain/entities/documents/orders'
import { blankValues, type PositionValues } from '../editor/document.ts'
import { negatedAmount, proportion, signOfAmount, sumAmounts, sumLines, vatAmount } from '../money/amounts.ts'

/** A line item of the order. */
type OrderLine = PositionValues & { id: number }

/** A fixed instalment that is not cancelled. */
export interface EarlierInstalment {
  nummer: string
  /** `YYYY-MM-DD` */
  datum: string
  netto: string
}

/** The claim of an instalment. */
export interface InstalmentWish {
  art: InstalmentWay
  /** Net amount, or per cent of the order; '' for progress. */
  wert: string
  /** Progress so far in per cent, by the ids of the order's line items; what is absent is 0. */
  staende: Readonly<Record<string, string>>
}

interface NamedOrder {
  nummer: string
  an_datum: string
  /** The words of an order that came without an offer. */
  auftrag?: string | undefined
}

interface Ordered extends NamedOrder {
  lines: readonly OrderLine[]
  earlier: readonly EarlierInstalment[]
}

/** How an invoice of an order names it; `app.order_words` of the database has the same. */
export const orderWords = ({ nummer, an_datum, auftrag = '' }: NamedOrder) =>
  auftrag === '' ? `unserem Angebot ${nummer} vom ${formatDocumentDay(an_datum)}` : `Ihrem Auftrag „${auftrag}“`

const percentWords = (share: string) => `${new Big(share).toFixed().replace('.', ',')} %`
const isDone = (share: string | undefined): share is string => share !== undefined && signOfAmount(share) > 0

/** The part of a quantity that is done, with six decimals at most. */
const partDone = (quantity: string, share: string) =>
  new Big(new Big(quantity).times(share).div(100).toFixed(6, Big.roundHalfUp)).toFixed()

function progressLines({ lines, earlier }: Ordered, staende: InstalmentWish['staende']): PositionValues[] {
  const done = lines.flatMap(({ id, ...line }) => {
    const share = staende[id]
    if (!isDone(share)) return []
    const bez = `${Array.from(line.bez).slice(0, 3_900).join('')} (Leistungsstand ${percentWords(share)})`
    return { ...line, unklar_anzahl: '', unklar_ep: '', bez, anzahl: partDone(line.anzahl, share) }
  })
  const asked = earlier.map(({ nummer, datum, netto }, at) => ({
    ...blankValues,
    anzahl: '-1',
    einheit: 'psch.',
    bez: `abzüglich Abschlagsrechnung ${nummer} vom ${formatDocumentDay(datum)}`,
    ep: netto,
    erl_titel: at === 0 ? 'Bisher berechnet' : '',
  }))
  return [...done, ...asked]
}

/**
 * The line items of an instalment: one with the amount, or by progress what is done of each line item, less what the
 * earlier instalments asked for. `app.add_instalment_lines` of the database makes the same.
 */
export function instalmentLines(ordered: Ordered, { art, wert, staende }: InstalmentWish): PositionValues[] {
  if (art === 'stand') return progressLines(ordered, staende)
  const { nummer, an_datum, auftrag = '', earlier } = ordered
  const to = auftrag === '' ? `Angebot ${nummer} vom ${formatDocumentDay(an_datum)}` : `Auftrag „${auftrag}“`
  const name = `${earlier.length + 1}. Abschlag zum ${to}`
  const isShare = art === 'anteil'
  const ep = isShare ? vatAmount(sumLines(ordered.lines), wert) : wert
  const bez = isShare ? `${name}: ${percentWords(wert)} der Auftragssumme` : name
  return [{ ...blankValues, anzahl: '1', einheit: 'psch.', bez, ep }]
}

/** Whether an instalment of this net amount asks, with the earlier ones, for more than was ordered. */
export const isBeyondOrder = (net: string, { lines, earlier }: Pick<Ordered, 'lines' | 'earlier'>): boolean =>
  signOfAmount(sumAmounts([net, ...earlier.map(({ netto }) => netto), negatedAmount(sumLines(lines))])) > 0

/** A received gross amount as net and the tax in it. @param rate in per cent */
export function splitReceived(gross: string, rate: string): { netto: string; ust: string; brutto: string } {
  const netto = proportion(gross, '100', sumRate(rate))
  return { netto, ust: sumAmounts([gross, negatedAmount(netto)]), brutto: sumAmounts([gross]) }
}

const sumRate = (rate: string) => new Big(rate).plus(100).toFixed()
