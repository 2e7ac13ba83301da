import { blankValues } from '@waldkerf/domain/office/editor/document'
import { makeDocumentModel, type DocumentModelHead } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead, soundDocumentModels } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { isLong } from '@waldkerf/domain/testing/isLong'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CheckStep, checkInvoice } from './checkInvoice.ts'
import { schemaFindings } from './schemaFindings.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const unused = () => Promise.reject(new Error('asked'))
const modelWith = (head: Partial<DocumentModelHead> = {}) => makeDocumentModel({ ...completeHead, ...head }, [row])

test('a sound invoice passes the rules and then the schema', async () => {
  const steps: CheckStep[] = []
  const checked = await checkInvoice(modelWith(), 'xrechnung', (step) => steps.push(step))
  expect(checked).toMatchObject({ findings: [], schemaFindings: [] })
  expect(checked.xml).toContain('<ram:GrandTotalAmount>190.40</ram:GrandTotalAmount>')
  expect(steps).toEqual(['rules', 'schema', 'done'])
})

test('generated invoices pass, whatever their texts', async () => {
  for (const model of fc.sample(soundDocumentModels, { numRuns: isLong ? 60 : 3, seed: 380 })) {
    expect(await checkInvoice(model, 'zugferd')).toMatchObject({ findings: [], schemaFindings: [] })
  }
}, 120_000)

test('a broken rule is told with its field, and the schema is not asked', async () => {
  const { findings } = await checkInvoice(modelWith({ supplyDay: '' }), 'zugferd', undefined, unused)
  expect(findings).toEqual([{ rule: 'BR-FX-EN-04', place: { area: 'head', field: 'supplyDay' } }])
})

test('what the schema finds is told in its words', async () => {
  const { xml } = await checkInvoice(modelWith(), 'zugferd', undefined, () => Promise.resolve([]))
  const broken = xml.replace(/<ram:GrandTotalAmount>.*<\/.*?>/, '')
  expect(await schemaFindings(broken)).toEqual([expect.stringContaining('DuePayableAmount')])
})

test('an offer is no invoice', async () => {
  await expect(checkInvoice(modelWith({ kind: 'offer' }), 'zugferd')).rejects.toThrow(RangeError)
})
