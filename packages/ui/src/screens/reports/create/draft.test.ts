import { expect, test } from 'vitest'
import { draftProblems, isBegun, isEmptyReport, newDraft, withPicture } from './draft.ts'

const today = '2026-11-20'
const picture = {
  key: 'a',
  bytes: new Blob(),
  breite: 4,
  hoehe: 3,
  aufgenommen_am: '2026-11-18T09:00:00',
  lat: 48.137_154_321,
  lon: 11.5,
}

test('the first picture says where and when, unless somebody has said so', () => {
  const draft = newDraft(today)
  expect(withPicture(draft, picture, { today, language: 'de' })).toMatchObject({
    lat: '48,137154',
    lon: '11,5',
    day: '2026-11-18',
  })
  expect(withPicture(draft, picture, { today, language: 'en' })).toMatchObject({ lat: '48.137154', lon: '11.5' })
  const typed = { ...draft, lat: '50', lon: '10', day: '2026-11-19' }
  expect(withPicture(typed, picture, { today, language: 'de' })).toMatchObject({
    lat: '50',
    lon: '10',
    day: '2026-11-19',
  })
})

test('a camera whose clock is ahead makes no day of the future', () => {
  expect(
    withPicture(newDraft(today), { ...picture, aufgenommen_am: '2027-01-01T00:00:00' }, { today, language: 'de' }).day,
  ).toBe(today)
})

test('an untouched form is not worth keeping, a single letter is', () => {
  expect(isBegun(newDraft(today), today)).toBe(false)
  expect(isBegun({ ...newDraft(today), remark: 'x' }, today)).toBe(true)
})

test('each field names what is wrong with it', () => {
  const draft = { ...newDraft(today), lat: '95', lon: '11', day: '2026-11-21', remark: 'x'.repeat(4_001) }
  expect(draftProblems(draft, today)).toEqual({
    place: { status: 'refused', field: 'lat', problem: 'outside' },
    day: 'future',
    remark: 'tooLong',
  })
  expect(Object.values(draftProblems(newDraft(today), today)).every((one) => one === undefined)).toBe(true)
})

test('a picture, a place or a remark makes a report that somebody can read', () => {
  const empty = newDraft(today)
  expect(isEmptyReport({ ...empty, species: '3', remark: ' ' })).toBe(true)
  expect(isEmptyReport({ ...empty, remark: 'Bohrmehl' })).toBe(false)
  expect(isEmptyReport({ ...empty, lat: '48', lon: '11' })).toBe(false)
  expect(isEmptyReport(withPicture(empty, picture, { today, language: 'de' }))).toBe(false)
})
