import { expect, test } from 'vitest'
import { claimedBy, erasedName, findReporter, missingReporter, namedPeople, personName } from './people.ts'

const erika = { user_id: 2, mail: 'e@x.test', name: 'Erika Expertin', gemeldet: 0, veroeffentlicht: 0, abgelehnt: 0 }
const nameless = { ...erika, user_id: 3, mail: 'n@x.test', name: '' }

const change = (wer: string, aenderungen: object) => ({ zeit: '2026-06-12T09:12:00Z', wer, aenderungen })

test('everybody a record names is asked for once, whoever is named twice or not at all', () => {
  const beetle = { user_id: 7, letzter_bearbeiter: 'z@x.test', published_from: '' }
  const changes = [{ wer: 'e@x.test' }, { wer: 'z@x.test' }, { wer: '' }, { wer: null }]
  expect(namedPeople(beetle, changes, [{ wer: null }, { wer: 'a@x.test' }, { wer: erasedName }])).toEqual({
    userIds: [7],
    mails: ['a@x.test', 'e@x.test', 'z@x.test'],
  })
  expect(namedPeople({ user_id: null, letzter_bearbeiter: null, published_from: null })).toEqual({
    userIds: [],
    mails: [],
  })
  expect(namedPeople(undefined)).toEqual({ userIds: [], mails: [] })
})

test('who has no name is called by the e-mail, and who is not known is nobody', () => {
  expect(personName([erika, nameless], 'e@x.test', 'de')).toBe('Erika Expertin')
  expect(personName([erika, nameless], 'n@x.test', 'en')).toBe('n@x.test')
  expect(personName([], 'e@x.test', 'de')).toBe('e@x.test')
  expect(personName([erika], erasedName, 'de')).toBe('gelöschtes Konto')
  expect(personName([erika], erasedName, 'en')).toBe('erased account')
  expect(findReporter([erika], { user_id: 2 })).toBe(erika)
  expect(findReporter([erika], { user_id: null })).toBeUndefined()
})

test('a claim is of who took the record into review, not of who identified it afterwards', () => {
  const row = { status: 'in_review', letzter_bearbeiter: 'b@x.test' }
  const changes = [change('b@x.test', { art: [1, 2] }), change('a@x.test', { status: ['new', 'in_review'] })]
  expect(claimedBy(row, changes)).toBe('a@x.test')
  expect(claimedBy(row)).toBe('b@x.test')
  expect(claimedBy({ ...row, status: 'new' }, changes)).toBe('')
})

test('a record without a reporter came from a file, or its account is erased; nobody knows before its history', () => {
  const changes = [change('e@x.test', { status: ['new', 'published'] })]
  expect(missingReporter({ user_id: null }, [...changes, change('e@x.test', { herkunft: 'GBIF' })])).toEqual({
    source: 'GBIF',
  })
  expect(missingReporter({ user_id: null }, changes)).toBe('erased')
  expect(missingReporter({ user_id: null }, undefined)).toBeUndefined()
  expect(missingReporter({ user_id: 7 }, changes)).toBeUndefined()
})
