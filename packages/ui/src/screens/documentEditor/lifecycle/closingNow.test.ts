import { expect, test } from 'vitest'
import type { DocumentFacts } from '../editorTypes.ts'
import { closingNow } from './shownSteps.ts'

const offer: DocumentFacts = { id: 1, kind: 'offer', number: 'AN-2026-0001', archivedAt: null, original: null }

test('an offer is written as a draft alone, stored as one and shown as one', () => {
  expect(closingNow({ ...offer, status: 'entwurf' }, { status: 'entwurf' })).toBeUndefined()
  expect(closingNow({ ...offer, status: 'entwurf' }, { status: 'versendet' })).toBe('sent')
  expect(closingNow({ ...offer, status: 'versendet' }, { status: 'entwurf' })).toBe('sent')
  expect(closingNow({ ...offer, status: 'abgerechnet' }, { status: 'abgerechnet' })).toBe('billed')
})

test('an invoice is written until it is archived; it has no status', () => {
  expect(closingNow({ ...offer, kind: 'invoice' }, {})).toBeUndefined()
  expect(closingNow({ ...offer, kind: 'invoice', archivedAt: '2026-11-20T09:00:00Z' }, {})).toBe('archived')
})
