import { emptyUserFilter } from '@waldkerf/domain/users/userFilter'
import { expect, test } from 'vitest'
import { usersAddress } from './usersAddress.ts'

const there = (text: string) => usersAddress.write(usersAddress.read(new URLSearchParams(text))).toString()

test.each([
  '',
  'suche=Tannh%C3%A4user',
  'rolle=ogf_new%2Cogf_admin&kunde=7&beruf=Forschung',
  'von=2026-01-01&bis=2026-06-30&sortierung=-registered',
  'sortierung=role',
])('%s says the same there and back', (text) => {
  expect(there(text)).toBe(text)
})

test.each(['kunde=sieben', 'von=gestern', 'sortierung=-', 'rolle=,,', 'unbekannt=1'])('%s narrows nothing', (text) => {
  expect(there(text)).toBe('')
  expect(usersAddress.read(new URLSearchParams(text)).filter).toEqual(emptyUserFilter)
})
