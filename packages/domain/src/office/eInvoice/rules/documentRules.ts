import { isBlank } from '@waldkerf/domain/texts/blank'
import { Big } from 'big.js'
import { lineAmount, sumAmounts, vatAmount } from '@waldkerf/domain/office/money/amounts'
import {
  amountDue,
  documentLines,
  type DocumentModel,
  type DocumentModelLine,
} from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { fitsRate } from '@waldkerf/domain/office/tax/taxCases'
import { isKnownUnit } from '../units.ts'
import { holds, type Place, required, type Rule } from './rule.ts'

const head = (field: Extract<Place, { area: 'head' }>['field']) => ({ area: 'head', field }) as const

/** Of the document's head. */
export const headRules: readonly Rule[] = [
  required('BR-02', 'all', head('number'), ({ number }) => number),
  required('BR-03', 'all', head('day'), ({ day }) => day),
  // Required by § 14 Abs. 4 Nr. 6 UStG; without it the XML would lack an element and be invalid.
  required('BR-FX-EN-04', 'all', head('supplyDay'), ({ supplyDay }) => supplyDay),
  holds('BR-29', 'all', head('supplyEnd'), ({ supplyDay, supplyEnd }) => supplyEnd === '' || supplyEnd >= supplyDay),
  holds('BR-CO-25', 'all', head('dueDay'), (model) => new Big(amountDue(model)).lte(0) || model.dueDay !== ''),
  holds('WK-DUE-ORDER', 'all', head('dueDay'), ({ day, dueDay }) => dueDay === '' || dueDay >= day),
  holds('BR-E-10', 'all', head('exemption'), ({ taxCase, exemption }) => taxCase === 'S' || !isBlank(exemption)),
  holds('WK-RATE', 'all', head('rate'), ({ rate }) => new Big(rate).gte(0) && new Big(rate).lte(100)),
  // BR-S-05 of the standard, and BR-E-05, BR-AE-05, BR-O-05 with it.
  holds('WK-TAX-CASE', 'all', head('taxCase'), ({ taxCase, rate }) => fitsRate(taxCase, rate)),
  holds('BR-55', 'all', head('original'), ({ kind, original }) => kind !== 'cancellation' || original !== undefined),
]

/** One rule about each line. */
const everyLine = (
  id: string,
  field: 'text' | 'price' | 'unit',
  isSound: (line: DocumentModelLine, documentModel: DocumentModel) => boolean,
): Rule => ({
  id,
  scope: 'all',
  check: (documentModel) =>
    documentLines(documentModel)
      .filter((line) => !isSound(line, documentModel))
      .map(({ key }): Place => ({ area: 'row', key, field })),
})

/** Rules about lines and sums. Sums are computed from the lines; the rules verify that. */
export const sumRules: readonly Rule[] = [
  holds('BR-16', 'all', { area: 'rows' }, (documentModel) => documentLines(documentModel).length > 0),
  { id: 'WK-UNCLEAR', scope: 'all', check: unclearPlaces },
  everyLine('BR-25', 'text', ({ text }) => !isBlank(text)),
  // A unit without a code is sent as pieces only after a person has agreed.
  everyLine('WK-UNIT', 'unit', ({ unit }, { unitsAsPieces = [] }) => isKnownUnit(unit) || unitsAsPieces.includes(unit)),
  everyLine(
    'WK-LINE',
    'price',
    ({ quantity, price, amount }) => lineAmount({ anzahl: quantity, ep: price }) === amount,
  ),
  holds(
    'BR-CO-10',
    'all',
    { area: 'rows' },
    (documentModel) => sumAmounts(documentLines(documentModel).map(({ amount }) => amount)) === documentModel.net,
  ),
  holds('BR-CO-14', 'all', { area: 'rows' }, ({ rates, vat }) => sumAmounts(rates.map((each) => each.vat)) === vat),
  holds('BR-CO-15', 'all', { area: 'rows' }, ({ net, vat, gross }) => sumAmounts([net, vat]) === gross),
  holds('BR-CO-17', 'all', { area: 'rows' }, ({ rates }) =>
    rates.every(({ rate, net, vat }) => vatAmount(net, rate) === vat),
  ),
]
