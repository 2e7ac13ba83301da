import { allowedRoutes, productRoutes as table } from '@waldkerf/domain/roles/routeTable'
import type { Role } from '@waldkerf/domain/roles/roles'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notices } from '../platform/notices/notices.ts'
import { decide } from './guard.ts'
import type { Identity } from './identity.ts'
import { findRoute } from './matchesRoute.ts'
import { rightSpelling } from './rightSpelling.ts'
import { leadOn } from './unknownAddress.ts'

const everyone: readonly Role[] = ['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin']

const at = (path: string, known: { hasToken: boolean; role?: Role }) =>
  decide({
    path: path.split(/[?#]/)[0] ?? '',
    fullPath: path,
    hasToken: known.hasToken,
    allowed: known.role && allowedRoutes(known.role, table),
    table,
  })

/** Where an address leads on to that no page has. */
async function ledTo(address: string): Promise<string | null> {
  const session = { identity: undefined as unknown as Identity }
  const answer = await leadOn(session, address).catch((thrown: unknown) => thrown as Response)
  return answer.headers.get('location')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
})
afterEach(() => void vi.unstubAllGlobals())

describe('without a token', () => {
  const known = { hasToken: false }
  test.each(['/login', '/auth-redirect'])('%s passes', (path) => expect(at(path, known)).toEqual({ go: 'proceed' }))
  test('any other page goes to sign-in and comes back to the asked address', () => {
    expect(at('/gis/index?status=new', known)).toEqual({ go: 'signIn', backTo: '/gis/index?status=new' })
    expect(at('/gis/index#unten', known)).toEqual({ go: 'signIn', backTo: '/gis/index#unten' })
    expect(at('/', known)).toEqual({ go: 'signIn', backTo: '/' })
  })
})

describe('with a token', () => {
  test('/login goes to /', () => expect(at('/login', { hasToken: true })).toEqual({ go: 'redirect', to: '/' }))
  test('an unknown role is fetched first', () => expect(at('/dashboard', { hasToken: true })).toEqual({ go: 'load' }))
  /* Spec section 8: "Unknown paths go to / (or /404 in the template part)." */
  test('/ leads to the dashboard, unknown paths to /', async () => {
    expect(at('/', { hasToken: true, role: 'ogf_new' })).toEqual({ go: 'redirect', to: '/dashboard' })
    for (const path of ['/nowhere', '/users/abc']) {
      expect(at(path, { hasToken: true, role: 'ogf_admin' })).toEqual({ go: 'unknown' })
      expect(await ledTo(`${path}?a=1#b`)).toBe('/')
    }
    expect(
      notices
        .snapshot()
        .shown.slice(-2)
        .map(({ message }) => message),
    ).toEqual([
      'Die Adresse „/nowhere“ gibt es hier nicht. Sie sehen stattdessen das Dashboard.',
      'Die Adresse „/users/abc“ gibt es hier nicht. Sie sehen stattdessen das Dashboard.',
    ])
  })
  test('a slash at the end or another case is the same page, query and hash kept', async () => {
    expect(await ledTo('/dashboard/')).toBe('/dashboard')
    expect(await ledTo('/Users/index?rolle=1#unten')).toBe('/users/index?rolle=1#unten')
    expect(await ledTo('/INVOICES/7//')).toBe('/invoices/7')
    expect(await ledTo('/Login/')).toBe('/login')
    expect(await ledTo('/Redirect/gis/index')).toBe('/redirect/gis/index')
  })

  const rights: Record<string, readonly Role[]> = {
    '/dashboard': ['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin'],
    '/gis/index': ['ogf_expert', 'ogf_admin'],
    '/users/index': ['ogf_admin'],
    '/users/7': ['ogf_admin'],
    '/profile/index': ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
  }
  const cases = Object.entries(rights).flatMap(([path, allowed]) =>
    everyone.map((role) => [path, role, allowed.includes(role)] as const),
  )
  /* Spec section 8: "/401 is the access-denied page." */
  test.each(cases)('%s for %s: %s', (path, role, allowed) => {
    const expected = allowed ? { go: 'proceed' } : { go: 'redirect', to: `/401?from=${encodeURIComponent(path)}` }
    expect(at(path, { hasToken: true, role })).toEqual(expected)
  })
})

test('the page of a sign-in that does not come about opens whatever is stored', () => {
  for (const hasToken of [true, false])
    expect(at('/login?failed=1&redirect=%2Fdashboard', { hasToken })).toEqual({ go: 'proceed' })
})

/** Where a role that opens this address ends up. */
function finalAddress(address: string, role: Role): string {
  let path = address
  for (let steps = 0; steps < 4; steps++) {
    const decision = at(path, { hasToken: true, role })
    if (decision.go === 'proceed') return path
    if (decision.go === 'unknown') {
      path = rightSpelling(table, path.split(/[?#]/)[0] ?? '') ?? '/'
      continue
    }
    if (decision.go !== 'redirect') throw new Error(decision.go)
    path = decision.to
  }
  throw new Error(`no end from ${address}`)
}

test('from any address every role comes, in a few steps, to a page that it may open', () => {
  const addresses = fc.oneof(
    fc.constantFrom(...table.map(({ path }) => path.replace(/:\w+/, '12'))),
    fc.webPath(),
    fc.string().map((text) => `/${text.replaceAll(/[?#]/g, '')}`),
  )
  fc.assert(
    fc.property(addresses, fc.constantFrom(...everyone), (address, role) => {
      const path = finalAddress(address, role)
      const row = findRoute(table, path.split('?')[0] ?? '')
      expect(row?.public || (row && allowedRoutes(role, table).has(row.id))).toBe(true)
    }),
  )
})
