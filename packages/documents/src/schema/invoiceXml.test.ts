import { blankValues } from '@waldkerf/domain/office/editor/document'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invoiceXml } from '@waldkerf/domain/office/eInvoice/cii/invoiceXml'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead, soundDocumentModels } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { taxCases } from '@waldkerf/domain/office/tax/taxCases'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { jointDocumentModels } from '@waldkerf/mocks/eInvoices/jointDocumentModels'
import { orderDocumentModels } from '@waldkerf/mocks/eInvoices/orderDocumentModels'
import { variedDocumentModels, seedDocumentModels } from '@waldkerf/mocks/eInvoices/variedDocumentModels'
import { storyDay } from '@waldkerf/mocks/seed/days'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

const prefix = 'Factur-X_1.07.3_EN16931'
const file = (name: string) => ({
  fileName: `${name}.xsd`,
  contents: readFileSync(join(import.meta.dirname, `${name}.xsd`), 'utf8'),
})
const imported = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType']

/** Findings of the schema of EN 16931 in CII against these documents. */
async function complaints(documents: readonly string[]) {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [file(prefix)],
    preload: imported.map((name) => file(`${prefix}_urn_un_unece_uncefact_data_standard_${name}_100`)),
  })
  return errors.map(({ message }) => message)
}

test('invoices and cancellations of any content are valid by the schema of EN 16931', async () => {
  const models = fc.sample(soundDocumentModels, { numRuns: isLong ? 400 : 30, seed: 16_931 })
  const documents = models.flatMap((model) => [invoiceXml(model, 'xrechnung'), invoiceXml(model, 'zugferd')])
  expect(await complaints(documents)).toEqual([])
})

test('so is what can be written out for other validators, and it breaks no rule of ours', async () => {
  const models = variedDocumentModels(isLong ? 300 : 20)
  expect(models.flatMap((model) => eInvoiceFindings(model, 'xrechnung'))).toEqual([])
  expect(await complaints(models.map((model) => invoiceXml(model, 'xrechnung')))).toEqual([])
  const orders = [...orderDocumentModels(), ...jointDocumentModels().slice(0, isLong ? undefined : 2)]
  expect(orders.flatMap((model) => eInvoiceFindings(model, 'xrechnung'))).toEqual([])
  expect(await complaints(orders.map((model) => invoiceXml(model, 'xrechnung')))).toEqual([])
  const seeds = seedDocumentModels(seedWorld({ today: storyDay, size: 'small' }))
  expect(new Set(seeds.map(({ taxCase }) => taxCase))).toEqual(new Set(taxCases))
  expect(seeds.flatMap((model) => eInvoiceFindings(model, 'xrechnung'))).toEqual([])
  expect(await complaints(seeds.map((model) => invoiceXml(model, 'xrechnung')))).toEqual([])
})

test('the schema finds what is missing', async () => {
  const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
  const broken = invoiceXml(makeDocumentModel(completeHead, [row]), 'zugferd').replace(
    /<ram:GrandTotalAmount>.*<\/.*?>/,
    '',
  )
  expect(await complaints([broken])).toEqual([expect.stringContaining('DuePayableAmount')])
})
