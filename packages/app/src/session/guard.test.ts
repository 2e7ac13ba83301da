import { allowedRoutes, productRoutes as table } from '@waldkerf/domain/roles/routeTable'
import type { Role } from '@waldkerf/domain/roles/roles'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restoreHash } from '../platform/identity/keptHash.ts'
import { lostAddress } from '../platform/routes/lostAddress.ts'
import { enter, followRedirect } from './enter.ts'
import { guardOutcome } from './guard.ts'
import type { Identity } from './identity.ts'
import { beforeLeaving } from './leaving.ts'
import { findRoute } from './matchesRoute.ts'
import { rightSpelling } from './rightSpelling.ts'
import type { Session } from './session.ts'
import { redirectUnknown } from './unknownAddress.ts'

const everyone: readonly Role[] = ['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin']

const at = (path: string, known: { hasToken: boolean; role?: Role }) =>
  guardOutcome({
    path: path.split(/[?#]/)[0] ?? '',
    fullPath: path,
    hasToken: known.hasToken,
    allowed: known.role && allowedRoutes(known.role, table),
    table,
  })

/** The redirect target of an address without a page. */
async function targetFrom(address: string): Promise<string | null> {
  const session = { identity: undefined as unknown as Identity }
  const answer = await redirectUnknown(session, address).catch((thrown: unknown) => thrown as Response)
  return answer.headers.get('location')
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('requestAnimationFrame', () => 0)
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
      expect(await targetFrom(`${path}?a=1#b`)).toBe('/')
      // The page in the dashboard's place names it.
      expect(lostAddress.snapshot()).toContain(path)
    }
  })
  test('a slash at the end or another case is the same page, query and hash kept', async () => {
    expect(await targetFrom('/dashboard/')).toBe('/dashboard')
    expect(await targetFrom('/Users/index?rolle=1#unten')).toBe('/users/index?rolle=1#unten')
    expect(await targetFrom('/profile')).toBe('/profile/index')
    expect(await targetFrom('/profile/experte?tab=experte')).toBe('/profile/index?tab=experte')
    expect(await targetFrom('/profiles')).toBe('/')
    expect(await targetFrom('/INVOICES/7//')).toBe('/invoices/7')
    expect(await targetFrom('/Login/')).toBe('/login')
    expect(await targetFrom('/Redirect/gis/index')).toBe('/redirect/gis/index')
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

test('the hash of an address outlives the sign-in and a redirect', async () => {
  const kept = new Map<string, string>()
  const replaceState = vi.fn<History['replaceState']>()
  const shown = { origin: 'https://wald.example', pathname: '/gis/index', hash: '#unten' }
  vi.stubGlobal('location', shown)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('history', { state: null, replaceState })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async () => ({ status: 204 }))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })

  const signIn = vi.fn<Identity['signIn']>(async () => undefined)
  const session = { identity: { signIn }, snapshot: () => ({ allowed: undefined }) } as unknown as Session
  void enter(session, new Request('https://wald.example/gis/index?status=new'))
  await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith('/gis/index?status=new#unten'))
  const settings = { url: '/', realm: 'waldkerf', clientId: 'waldkerf-web' }
  expect(await beforeLeaving(settings, '/gis/index?status=new#unten')).toEqual({
    redirectUri: 'https://wald.example/gis/index?status=new',
    locale: 'en',
  })
  shown.hash = ''
  restoreHash()
  restoreHash()
  expect(replaceState.mock.calls).toEqual([[null, '', '#unten']])

  Object.assign(shown, { pathname: '/redirect/clients/7', hash: '#mails' })
  const answer = await followRedirect(new Request('https://wald.example/redirect/clients/7')).catch(
    (thrown: unknown) => thrown as Response,
  )
  expect(answer.headers.get('location')).toBe('/clients/7#mails')
})

test('the page of a sign-in that does not come about opens whatever is stored', () => {
  for (const hasToken of [true, false])
    expect(at('/login?failed=1&redirect=%2Fdashboard', { hasToken })).toEqual({ go: 'proceed' })
})

/** The address at which a role ends up after all redirects. */
function finalAddress(address: string, role: Role): string {
  let path = address
  for (let steps = 0; steps < 4; steps++) {
    const outcome = at(path, { hasToken: true, role })
    if (outcome.go === 'proceed') return path
    if (outcome.go === 'unknown') {
      path = rightSpelling(table, path.split(/[?#]/)[0] ?? '') ?? '/'
      continue
    }
    if (outcome.go !== 'redirect') throw new Error(outcome.go)
    path = outcome.to
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
