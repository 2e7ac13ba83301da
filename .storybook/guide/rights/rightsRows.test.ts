import { expect, test } from 'vitest'
import { filterRights } from './filterRights.ts'
import { callerRoles, accessLevel, rightsByScreen } from './rightsRows.ts'

const everything = { text: '', screen: '', caller: '', detail: 'pages' } as const

test.each([
  ['all', ['rows', 200], ['rows', 200]],
  ['some', ['rows', 'none'], ['rows', 'rows']],
  ['nothing', [401, 403], [200, 200]],
  // Nothing is there, or it is in conflict, for an administrator as well.
  ['all', ['none', 409], ['none', 409]],
  // That a request is malformed says nothing of a right.
  ['nothing', [403, 400], [200, 400]],
] as const)('%s', (level, outcomes, most) => {
  expect(accessLevel(outcomes, most)).toBe(level)
})

test('every call of a screen has cases, and no caller may do more than an administrator', () => {
  const calls = rightsByScreen.flatMap((group) => group.calls)
  expect(calls.filter(({ cases }) => cases.length === 0)).toEqual([])
  expect(calls.filter(({ levels }) => levels.at(-1) === 'some')).toEqual([])
  expect(calls.filter(({ levels }) => levels[callerRoles.indexOf('anonymous')] !== 'nothing')).toEqual([])
})

test('a filter keeps the calls that fit, and no empty group', () => {
  const names = (filter: Partial<typeof everything> | { caller: 'ogf_new' }) =>
    filterRights(rightsByScreen, { ...everything, ...filter }).flatMap(({ calls }) => calls.map(({ name }) => name))
  expect(names({})).toHaveLength(rightsByScreen.reduce((sum, { calls }) => sum + calls.length, 0))
  expect(names({ caller: 'ogf_new' })).toContain('w_get_kaefer_saison')
  expect(names({ caller: 'ogf_new' })).not.toContain('a_get_all_clients')
  expect(filterRights(rightsByScreen, { ...everything, text: 'nirgendwo' })).toEqual([])
})
