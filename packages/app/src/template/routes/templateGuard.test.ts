import { createTemplateState } from '@waldkerf/mocks/template/state'
import { describe, expect, test } from 'vitest'
import { templateGuardOutcome } from './templateGuard.ts'
import { templatePages } from './pages.ts'
import { allowedPages, templateTable } from './templateTable.ts'
import { templateBreadcrumb, templateMenu } from './templateMenu.ts'

const { roles } = createTemplateState()
const at = (path: string, role?: string) =>
  templateGuardOutcome({
    path,
    fullPath: path,
    hasToken: role !== undefined,
    allowed: role === undefined ? undefined : allowedPages(role, roles),
  })

describe('without a token', () => {
  test.each(['/login', '/404', '/401'])('%s is free', (path) => expect(at(path)).toEqual({ go: 'proceed' }))
  test('other pages lead to the sign-in and back', () => {
    expect(at('/icon/index')).toEqual({ go: 'redirect', to: '/login?redirect=%2Ficon%2Findex' })
  })
})

describe('with a token', () => {
  test('/login leads to /, and / to the dashboard', () => {
    expect(at('/login', 'visitor')).toEqual({ go: 'redirect', to: '/' })
    expect(at('/', 'visitor')).toEqual({ go: 'redirect', to: '/dashboard' })
  })
  test.each([
    ['/charts/mix-chart', 'admin', '/charts/mixchart'],
    ['/charts', 'admin', '/charts/keyboard'],
    ['/example', 'admin', '/example/list'],
    ['/nested/menu1/menu1-2', 'admin', '/nested/menu1/menu1-2/menu1-2-1'],
    ['/permission', 'editor', '/permission/directive'],
    ['/permission', 'visitor', '/401?from=%2Fpermission'],
  ])('%s leads %s to %s', (path, role, to) => expect(at(path, role)).toEqual({ go: 'redirect', to }))
  test('the role is asked for first', () => {
    expect(
      templateGuardOutcome({ path: '/dashboard', fullPath: '/dashboard', hasToken: true, allowed: undefined }),
    ).toEqual({
      go: 'load',
    })
  })
  /* Spec section 8: "Unknown paths go to / (or /404 in the template part)." */
  test.each(['/nowhere', '/example/edit/abc', '/gis/index'])('%s is unknown', (path) => {
    expect(at(path, 'admin')).toEqual({ go: 'redirect', to: '/404' })
  })
})

describe('rights: roles of the route and the stored tree', () => {
  const onlyAdmin = ['/permission/page', '/permission/role']
  const pages = templateTable.filter((row) => !row.public).map(({ id }) => id)
  test.each(pages)('%s', (id) => {
    const [admin, editor, visitor] = ['admin', 'editor', 'visitor'].map((role) => allowedPages(role, roles).has(id))
    expect({ admin, editor, visitor }).toEqual({
      admin: true,
      editor: !onlyAdmin.includes(id),
      visitor: id === '/dashboard',
    })
  })

  test('a stored tree gives nothing that the route refuses', () => {
    const greedy = roles.map((role) => (role.key === 'editor' ? { ...role, routes: roles[0]?.routes ?? [] } : role))
    expect(allowedPages('editor', greedy).has('/permission/page')).toBe(false)
  })

  test('the administrator opens every page, even with nothing stored', () => {
    expect(allowedPages('admin', [])).toEqual(allowedPages('admin', roles))
    expect(allowedPages('editor', []).has('/dashboard')).toBe(false)
  })

  /* Spec section 8: "/401 is the access-denied page." */
  test('a page that is not for the role says so', () => {
    expect(at('/permission/page', 'editor')).toEqual({ go: 'redirect', to: '/401?from=%2Fpermission%2Fpage' })
  })
})

const having = (flag: 'affix' | 'noCache') => templateTable.filter((row) => row[flag]).map(({ id }) => id)

test('the flags of the table are the specification’s', () => {
  expect(having('affix')).toEqual(['/dashboard', '/documentation/index'])
  expect(having('noCache')).toEqual(['/guide/index'])
})

const menu = (role: string) => templateMenu({ allowed: allowedPages(role, roles), titles: {} }, 'https://example.org/x')

describe('the menu', () => {
  test('shows a visitor the dashboard alone', () => {
    expect(menu('visitor').map(({ to }) => to)).toEqual(['/dashboard'])
  })
  test('keeps the group of rights for an editor, with one page', () => {
    const group = menu('editor').find(({ title }) => title === 'Permission')
    expect(group?.children?.map(({ to }) => to)).toEqual(['/permission/directive'])
  })
  test('ends with the external link', () => {
    expect(menu('admin').at(-1)).toMatchObject({ to: 'https://example.org/x', external: true })
    expect(templateMenu({ allowed: allowedPages('admin', roles), titles: {} }, '').at(-1)).toMatchObject({
      to: 'https://github.com/PanJiaChen/vue-element-admin',
      external: true,
    })
  })
  test('leads to served pages only', () => {
    const served = new Set(Object.keys(templatePages))
    const leaves = menu('admin').flatMap((item) => item.children ?? [item])
    expect(leaves.filter((item) => !item.external && !item.children && !served.has(item.to))).toEqual([])
  })
})

test('the breadcrumb names the groups above the page', () => {
  expect(templateBreadcrumb('/permission/directive', {}).map(({ title }) => title)).toEqual([
    'Dashboard',
    'Permission',
    'Directive Permission',
  ])
  expect(templateBreadcrumb('/dashboard', {})).toHaveLength(1)
})
