import { blankValues } from '@waldkerf/domain/office/editor/document'
import { makeDocumentModel, type DocumentModelHead } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { expect, test } from 'vitest'
import { planSending } from './sendBlock.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const modelWith = (head: Partial<DocumentModelHead>, rows = [row]) =>
  makeDocumentModel({ ...completeHead, isDraft: false, ...head }, rows)
const nobody = { ...completeHead.buyer, name: '' }

test('a fixed invoice goes out with its XML', () => {
  expect(planSending(modelWith({}))).toEqual({ block: undefined, isStructured: true, isFree: false, units: [] })
})

test('a fixed one whose XML would break rules goes out without it', () => {
  const seller = { ...completeHead.seller, vatId: '', taxNumber: '' }
  expect(planSending(modelWith({ seller }))).toMatchObject({ block: undefined, isStructured: false })
})

test('units without a code are named', () => {
  const plan = planSending(modelWith({}, [{ ...row, einheit: 'Bund' }]))
  expect(plan).toEqual({ block: undefined, isStructured: true, isFree: false, units: ['Bund'] })
})

test.each([
  ['a draft', modelWith({ isDraft: true }), 'notArchived'],
  ['nobody', modelWith({ buyer: nobody }), 'noClient'],
  ['nothing', modelWith({}, []), 'noRows'],
])('%s is refused', (_what, model, block) => expect(planSending(model).block).toBe(block))

test('an offer goes out as it is, unless a number is unclear', () => {
  expect(planSending(modelWith({ kind: 'offer', isDraft: true })).block).toBeUndefined()
  expect(planSending(modelWith({ kind: 'offer' }, [{ ...row, ep: '0' }])).isFree).toBe(true)
  const unclear = modelWith({ kind: 'offer' }, [{ ...row, unklar_anzahl: '1.23' }])
  expect(planSending(unclear).block).toBe('unclear')
})
