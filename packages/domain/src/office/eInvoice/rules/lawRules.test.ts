import { blankValues } from '@waldkerf/domain/office/editor/document'
import { makeDocumentModel, type DocumentModelHead } from '@waldkerf/domain/office/documentModel/makeDocumentModel'
import { completeHead } from '@waldkerf/domain/office/documentModel/testing/documentModels'
import { expect, test } from 'vitest'
import { eInvoiceFindings } from './checks.ts'
import { findingsWeight } from './lawRules.ts'

const row = { ...blankValues, key: 'a', anzahl: '2', einheit: 'h', bez: 'Aufmaß', ep: '80' }
const { buyer } = completeHead
const weigh = (head: Partial<DocumentModelHead>) =>
  findingsWeight(eInvoiceFindings(makeDocumentModel({ ...completeHead, ...head }, [row]), 'xrechnung'))

test.each([
  ['no reason for 0 %', { taxCase: 'E', rate: '0', exemption: '' }, 'refused'],
  ['no address', { buyer: { ...buyer, street: '' } }, 'required'],
  ['no reference of a public buyer', { buyer: { ...buyer, reference: '' } }, 'hint'],
] as const)('%s', (_what, head, weight) => expect(weigh(head)).toBe(weight))
