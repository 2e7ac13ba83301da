import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { soundDocumentModels } from '../documentModel/testing/documentModels.ts'
import { taxCases, taxRules } from '../tax/taxCases.ts'
import { invoiceXml } from './cii/invoiceXml.ts'
import * as lists from './codeLists.testing.ts'
import { isKnownUnit, unitCode, unknownUnits, writtenUnitCodes } from './units.ts'

const missing = (codes: readonly string[], list: ReadonlySet<string>) => codes.filter((code) => !list.has(code))

test('every code that an invoice can go out with stands in the lists of EN 16931', () => {
  expect(missing(writtenUnitCodes, lists.unitCodes)).toEqual([])
  expect(missing(countries, lists.countryCodes)).toEqual([])
  expect(missing(taxCases, lists.vatCategories)).toEqual([])
  const reasons = taxCases.map((each) => taxRules[each].reasonCode).filter((code) => code !== '')
  expect(missing(reasons, lists.exemptionReasons)).toEqual([])
})

/** The places of codes in the XML, each with its code list. */
const coded: readonly (readonly [pattern: RegExp, list: ReadonlySet<string>])[] = [
  [/unitCode="([^"]*)"/g, lists.unitCodes],
  [/<ram:CountryID>([^<]*)</g, lists.countryCodes],
  [/<ram:CategoryCode>([^<]*)</g, lists.vatCategories],
  [/<ram:ExemptionReasonCode>([^<]*)</g, lists.exemptionReasons],
  [/<ram:URIID schemeID="([^"]*)"/g, lists.addressSchemes],
  [/<ram:SpecifiedTradeSettlementPaymentMeans>\s*<ram:TypeCode>([^<]*)</g, lists.paymentMeans],
  [/<rsm:ExchangedDocument>\s*<ram:ID>[^<]*<\/ram:ID>\s*<ram:TypeCode>([^<]*)</g, lists.documentTypes],
]

test('and so does every code that is written', () => {
  fc.assert(
    fc.property(soundDocumentModels, (documentModel) => {
      const xml = invoiceXml(documentModel, 'xrechnung')
      for (const [pattern, list] of coded) {
        const found = [...xml.matchAll(pattern)].map(([, code = '']) => code)
        expect(found.length).toBeGreaterThan(pattern.source.includes('ExemptionReason') ? -1 : 0)
        expect(missing(found, list)).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['ha', 'H18'],
  ['Hektar', 'H18'],
  ['Pauschale', 'LS'],
  ['psch.', 'LS'],
  ['lfd. m', 'MTR'],
  ['lfm', 'MTR'],
  ['Std.', 'HUR'],
  ['m³', 'MTQ'],
  ['fm', 'MTQ'],
  ['rm', 'MTQ'],
  ['m²', 'MTK'],
  ['t', 'TNE'],
  ['kg', 'KGM'],
  ['Woche', 'WEE'],
  ['Liter', 'LTR'],
  ['min', 'MIN'],
  ['Tage', 'DAY'],
  ['Satz', 'SET'],
  ['Paar', 'PR'],
  ['Stück', 'C62'],
  ['', 'C62'],
])('%s is %s', (unit, code) => {
  expect([isKnownUnit(unit), unitCode(unit)]).toEqual([true, code])
})

test('what is no unit is told, once', () => {
  expect(unknownUnits(['h', 'Bund', '', 'Bund', 'Sack'].map((unit) => ({ unit })))).toEqual(['Bund', 'Sack'])
})
