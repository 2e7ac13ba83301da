import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownStatuses } from '../roles/roles.ts'
import { productRoutes } from '../roles/routeTable.ts'
import type { User } from '../entities/users/users.ts'
import { isLastAdmin, planBulkRoles } from './bulkRoles.ts'
import { groupNames } from './groupNames.ts'
import { personName, sortName } from './personName.ts'
import { roleChange, roleView } from './roleChange.ts'
import { invitedSince, registrations, toUserRows, userFilter } from './userFilter.ts'

const person = (user_id: number, part: Partial<User> = {}): User => ({
  user_id,
  email: `p${user_id}@example.test`,
  first_name: 'Käthe',
  last_name: 'Ahorn',
  phone: '0171 5',
  berufsgruppe: 'Waldbesitz',
  geschlecht: '',
  geb: null,
  reg_date: '2026-05-01',
  app_status: 'ogf_citizens',
  mail_register: false,
  mail_new: false,
  mail_rejected: false,
  mail_published: false,
  mail_expert_request: false,
  mail_expert_approved: false,
  version: 1,
  ...part,
})

test('a person is called by name, or by the address', () => {
  expect(personName(person(1))).toBe('Käthe Ahorn')
  expect(sortName(person(1))).toBe('Ahorn, Käthe')
  const nameless = person(1, { first_name: '', last_name: '' })
  expect([personName(nameless), sortName(nameless)]).toEqual(['p1@example.test', 'p1@example.test'])
})

const day = (nr: number) => `2026-05-0${nr}T08:00:00+00:00`

test('invited, waiting and active are three things: each is counted once, who waits the longest first', () => {
  const access = [
    { user_id: 1, eingeladen_am: day(1), konto_seit: null },
    { user_id: 2, eingeladen_am: day(1), konto_seit: day(4) },
    { user_id: 3, eingeladen_am: null, konto_seit: day(3) },
    { user_id: 4, eingeladen_am: null, konto_seit: day(2) },
  ]
  const newcomers = [1, 2, 3, 5].map((id) => person(id, { app_status: 'ogf_new' }))
  const rows = toUserRows([...newcomers, person(4, { app_status: 'ogf_citizens' })], [], access)
  expect(rows.map((row) => invitedSince(row.access))).toEqual([day(1), undefined, undefined, undefined, undefined])
  // Of the fifth user only the day of registration is known.
  expect(registrations(rows).map(({ user_id }) => user_id)).toEqual([5, 3, 2])
  expect([...userFilter.narrow(rows, userFilter.empty).counts]).toEqual([
    ['eingeladen', 1],
    ['ogf_new', 3],
    ['ogf_citizens', 1],
  ])
  expect(userFilter.narrow(rows, { ...userFilter.empty, roles: ['ogf_new'] }).rows).toHaveLength(
    registrations(rows).length,
  )
})

test('groups are told in words, each once, those without a word together', () => {
  expect(groupNames(['appuser_apus', 'x_1', 'ogf_expert', 'x_2', 'appuser_apus'], 'de')).toEqual(['Büro', 'Experte', 'Andere Gruppe']) // prettier-ignore
  expect(groupNames(['constructor'], 'en')).toEqual(['Other group'])
  expect(groupNames([], 'en')).toEqual([])
})

describe('the filter', () => {
  const link = { user_id: 2, client_id: 7, name: 'Forstamt Ülzen', kataster_enabled: false }
  const people = toUserRows(
    [
      person(1, { app_status: 'ogf_admin', reg_date: null }),
      person(2, { last_name: 'Birkner', berufsgruppe: 'Forschung' }),
      person(3, { app_status: '1', reg_date: '2026-06-30' }),
    ],
    [link],
    [],
  )
  const found = (part: Partial<typeof userFilter.empty>) =>
    userFilter.narrow(people, { ...userFilter.empty, ...part }).rows.map(({ user_id }) => user_id)

  test.each([
    [{}, [1, 2, 3]],
    [{ search: 'käthe BIRK' }, [2]],
    [{ search: 'ülzen' }, [2]],
    [{ search: 'ülzen'.normalize('NFD') }, [2]],
    [{ search: 'p3@' }, [3]],
    [{ search: 'niemand' }, []],
    [{ roles: ['1', 'ogf_admin'] }, [1, 3]],
    [{ client: 7 }, [2]],
    [{ profession: 'Forschung' }, [2]],
    [{ from: '2026-05-02' }, [3]],
    [{ from: '2026-05-01', to: '2026-05-01' }, [2]],
  ])('%j leaves %j', (part, ids) => {
    expect(found(part)).toEqual(ids)
  })

  test('counts each role as if it alone were chosen', () => {
    const { counts } = userFilter.narrow(people, { ...userFilter.empty, roles: ['1'] })
    expect([...counts]).toEqual([
      ['ogf_admin', 1],
      ['ogf_citizens', 1],
      ['1', 1],
    ])
  })

  test('knows when it narrows nothing', () => {
    expect(userFilter.isEmpty({ ...userFilter.empty, search: ' ' })).toBe(true)
    expect(userFilter.isEmpty({ ...userFilter.empty, client: 0 })).toBe(false)
  })
})

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('roleChange', () => {
  test('an expert gains GIS and its work, and loses nothing', () => {
    const { gained, lost } = roleChange(productRoutes, 'ogf_expert_query', 'ogf_expert')
    expect(ids(gained.screens)).toContain('gis')
    expect(gained.rights).toEqual(['seeAllRecords', 'reviewBeetles', 'surveyMaps'])
    expect(lost).toEqual({ screens: [], rights: [] })
  })

  test('who is no administrator any more loses the administration', () => {
    const { gained, lost } = roleChange(productRoutes, 'ogf_admin', 'ogf_new')
    expect(gained).toEqual({ screens: [], rights: [] })
    expect(ids(lost.screens)).toEqual(expect.arrayContaining(['gis', 'users', 'user', 'profile']))
    expect(lost.rights).toContain('manageUsers')
  })

  test('there and back gives what it takes, and the same role changes nothing', () => {
    const anyStatus = fc.oneof(fc.constantFrom(...knownStatuses), fc.string({ maxLength: 3 }))
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        const there = roleChange(productRoutes, from, to)
        expect(roleChange(productRoutes, to, from)).toEqual({ gained: there.lost, lost: there.gained })
        expect(roleChange(productRoutes, from, from).gained.screens).toEqual([])
      }),
    )
  })

  test('the menu has no hidden page', () => {
    expect(ids(roleView(productRoutes, 'ogf_citizens').menu)).toEqual(['dashboard', 'reports', 'newReport'])
    expect(ids(roleView(productRoutes, 'ogf_citizens').screens)).toEqual([
      'dashboard',
      'reports',
      'newReport',
      'report',
      'profile',
      'season',
    ])
  })
})

describe('planBulkRoles', () => {
  test('leaves out who has the role already, and one administrator', () => {
    const all = [person(1, { app_status: 'ogf_admin' }), person(2, { app_status: 'ogf_admin' }), person(3)]
    const plan = planBulkRoles(all, all, 'ogf_citizens')
    expect(plan.ready.map(({ user_id }) => user_id)).toEqual([1])
    expect(plan.skipped.map(({ record, why }) => [record.user_id, why])).toEqual([
      [2, 'lastAdmin'],
      [3, 'unchanged'],
    ])
    expect(plan.demoted).toBe(1)
    expect(isLastAdmin(all, all[0]!)).toBe(false)
    expect(isLastAdmin(all.slice(1), all[1]!)).toBe(true)
  })

  test('whoever is chosen, an administrator is left and everyone is either ready or skipped', () => {
    const crowd = fc.uniqueArray(fc.record({ id: fc.nat(50), status: fc.constantFrom(...knownStatuses) }), {
      selector: ({ id }) => id,
    })
    fc.assert(
      fc.property(crowd, fc.constantFrom(...knownStatuses), fc.func(fc.boolean()), (rows, status, isChosen) => {
        const all = rows.map(({ id, status: app_status }) => person(id, { app_status }))
        const chosen = all.filter(isChosen)
        const { ready, skipped } = planBulkRoles(all, chosen, status)
        expect(ready.length + skipped.length).toBe(chosen.length)
        const after = all.map((user) => (ready.includes(user) ? { ...user, app_status: status } : user))
        const hadAdmin = all.some(({ app_status }) => app_status === 'ogf_admin')
        expect(!hadAdmin || after.some(({ app_status }) => app_status === 'ogf_admin')).toBe(true)
      }),
    )
  })
})
