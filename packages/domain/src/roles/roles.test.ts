import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { effectiveRole, knownStatuses, mayAskToBecomeExpert, roles } from './roles.ts'

describe('the role whose rights a stored status has', () => {
  test.each([
    ['ogf_new', 'ogf_new'],
    ['ogf_citizens', 'ogf_citizens'],
    ['ogf_expert_query', 'ogf_citizens'],
    ['ogf_expert', 'ogf_expert'],
    ['ogf_admin', 'ogf_admin'],
    ['1', 'ogf_citizens'],
    ['x', 'ogf_citizens'],
    ['𝒳', 'ogf_citizens'],
    ['', 'ogf_new'],
    ['appuser_new', 'ogf_new'],
    ['OGF_ADMIN', 'ogf_new'],
    [' ogf_admin', 'ogf_new'],
    ['constructor', 'ogf_new'],
    ['__proto__', 'ogf_new'],
  ])('%j acts as %s', (status, role) => {
    expect(effectiveRole(status)).toBe(role)
  })

  test('no unknown value has more rights than a citizen', () => {
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!knownStatuses.some((known) => known === status))
        expect(['ogf_new', 'ogf_citizens']).toContain(effectiveRole(status))
      }),
    )
  })

  test('a role acts as itself', () => {
    expect(roles.map(effectiveRole)).toEqual([...roles])
  })
})

test.each([
  ['1', true],
  ['ogf_citizens', true],
  ['ogf_expert_query', false],
  ['ogf_expert', false],
  ['ogf_admin', false],
  ['ogf_new', false],
  ['', false],
])("'Experte werden' for %j: %s", (status, shown) => {
  expect(mayAskToBecomeExpert(status)).toBe(shown)
})
