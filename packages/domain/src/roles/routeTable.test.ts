import { describe, expect, test } from 'vitest'
import { roles } from './roles.ts'
import { allowedRoutes, productRoutes, type RouteRow } from './routeTable.ts'

/** Routes that the specification leaves to us. */
const added = new Set(
  'reports newReport report clients client offers offer invoices invoice forecast settings georef season import clientImport statistics'.split(
    ' ',
  ),
)
const specifiedRoutes = productRoutes.filter(({ id }) => !added.has(id))

const line = ({ path, title = '', roles: allowed = [], hidden, affix, noCache, digits }: RouteRow) =>
  [
    path,
    title,
    allowed.join(' '),
    [hidden && 'hidden', affix && 'pinned', noCache && 'not cached', digits && 'digits'].filter(Boolean).join(' '),
  ].join(' | ')

test('the table is that of the specification, section 2', () => {
  expect(specifiedRoutes.map(line)).toMatchInlineSnapshot(`
    [
      "/redirect/* |  |  | hidden",
      "/login |  |  | hidden",
      "/auth-redirect |  |  | hidden",
      "/404 |  |  | hidden",
      "/401 |  |  | hidden",
      "/dashboard | Dashboard | ogf_citizens ogf_expert ogf_admin ogf_new | pinned not cached",
      "/gis/index | GIS | ogf_admin ogf_expert | ",
      "/users/index | Nutzer | ogf_admin | ",
      "/users/:user_id | Nutzerdetails | ogf_admin | hidden not cached digits",
      "/profile/index | Profil | ogf_citizens ogf_expert ogf_admin | hidden",
    ]
  `)
})

describe('allowed routes', () => {
  const gated = productRoutes.filter((route) => route.roles !== undefined).map((route) => route.id)
  const open = productRoutes.filter((route) => route.roles === undefined).map((route) => route.id)
  const allowedGated = (role: (typeof roles)[number]) => gated.filter((id) => allowedRoutes(role).has(id))

  test.each([
    ['ogf_new', ['dashboard']],
    ['ogf_citizens', ['dashboard', 'profile']],
    ['ogf_expert', ['dashboard', 'gis', 'profile']],
  ] as const)('%s opens %j of the gated ones', (role, expected) => {
    expect(allowedGated(role).filter((id) => specifiedRoutes.some((route) => route.id === id))).toEqual(expected)
  })

  test('of the added ones everybody opens the season, who is admitted the own reports, experts their workplace too', () => {
    const opened = roles.map((role) => [role, allowedGated(role).filter((id) => added.has(id))])
    const own = ['reports', 'newReport', 'report']
    expect(Object.fromEntries(opened)).toMatchObject({
      ogf_new: ['season'],
      ogf_citizens: [...own, 'season'],
      ogf_expert: ['import', 'statistics', ...own, 'georef', 'season'],
    })
  })

  test('an administrator opens all of them', () => {
    expect(allowedGated('ogf_admin')).toEqual(gated)
  })

  test('routes without roles are open to all', () => {
    for (const role of roles) {
      const allowed = allowedRoutes(role)
      expect(open.filter((id) => !allowed.has(id))).toEqual([])
    }
  })

  test('an administrator opens a route whose list leaves him out', () => {
    const table = [{ id: 'a', path: '/a', roles: ['ogf_new'] as const }]
    expect(allowedRoutes('ogf_admin', table).has('a')).toBe(true)
    expect(allowedRoutes('ogf_expert', table).has('a')).toBe(false)
  })
})

test('ids and paths are unique', () => {
  expect(new Set(productRoutes.map((route) => route.id)).size).toBe(productRoutes.length)
  expect(new Set(productRoutes.map((route) => route.path)).size).toBe(productRoutes.length)
})
