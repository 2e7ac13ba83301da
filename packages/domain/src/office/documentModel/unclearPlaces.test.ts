import { expect, test } from 'vitest'
import { eInvoiceFindings } from '../eInvoice/rules/checks.ts'
import { blankValues } from '../editor/document.ts'
import { openEditor } from '../workplace/editorHistory.ts'
import { noBuyerDetails, editorDocumentModel } from '../workplace/editorDocumentModel.ts'
import { unclearPlaces } from './unclearPlaces.ts'

const rows = [
  { ...blankValues, key: 'a', bez: 'Aufmaß', ep: '80' },
  { ...blankValues, key: 'b', unklar_anzahl: '18.6', unklar_ep: '1.35' },
]
const documentModelWith = (kind: 'offer' | 'invoice') =>
  editorDocumentModel({
    kind,
    number: '',
    document: openEditor({ header: {}, rows }).document,
    client: undefined,
    settings: undefined,
    details: noBuyerDetails,
    original: null,
    signature: '',
  })
const places = [
  { area: 'row', key: 'b', field: 'quantity', unclear: '18.6' },
  { area: 'row', key: 'b', field: 'price', unclear: '1.35' },
]

test('an offer names its unclear numbers, and an invoice is none with them', () => {
  expect(unclearPlaces(documentModelWith('offer'))).toEqual(places)
  const found = eInvoiceFindings(documentModelWith('invoice'), 'zugferd').filter(({ rule }) => rule === 'WK-UNCLEAR')
  expect(found.map(({ place }) => place)).toEqual(places)
})
