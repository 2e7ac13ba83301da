import { blankValues } from '@waldkerf/domain/office/editor/document'
import { makeDocumentModel } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { expect, test } from 'vitest'
import { InvoiceRefused, makeDocument } from './makeDocument.ts'

const row = { ...blankValues, key: 'a', bez: 'Aufmaß', unklar_anzahl: '18.6' }

test.each([
  ['offer', 'pdf'],
  ['invoice', 'pdf'],
  ['invoice', 'zugferd'],
  ['invoice', 'xml'],
] as const)('of an %s with an unclear number no %s is made', async (kind, format) => {
  const model = makeDocumentModel({ ...completeHead, kind }, [row])
  const refused = await makeDocument(model, format).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(InvoiceRefused)
  expect((refused as InvoiceRefused).checked.findings).toMatchObject([{ place: { key: 'a', unclear: '18.6' } }])
})
