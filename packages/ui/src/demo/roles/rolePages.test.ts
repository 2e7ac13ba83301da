import { pageAddresses } from '@waldkerf/domain/entities/template/treePaths'
import { templateTree } from '@waldkerf/domain/entities/template/tree'
import { sampleRoles } from '@waldkerf/mocks/template/seed/roles'
import { expect, test } from 'vitest'
import { checkedPages, checkState, pageDifference, pageTree, storedRoutes, toggled } from './rolePages.ts'

const routes = templateTree('https://example.org/repository')
const tree = pageTree(routes, {})
const roles = sampleRoles(routes)
const node = (id: string) => {
  const found = tree.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

test('hidden pages are not in the tree, a group with one page is that page, one that always shows is a group', () => {
  const titles = tree.map(({ title }) => title)
  expect(titles).toContain('Icons')
  expect(titles).toContain('Zip')
  expect(titles).not.toContain('demo/login')
  expect(node('/example').children?.map(({ id }) => id)).toEqual(['/example/create', '/example/list'])
})

test.each(roles.map((role) => [role.name, role] as const))('saving %s unchanged changes nothing', (_name, role) => {
  const checked = checkedPages(role, tree)
  expect(pageAddresses(storedRoutes(routes, checked, role.routes))).toEqual(pageAddresses(role.routes))
})

test('a group knows whether all, some or none of its pages are checked', () => {
  const editor = roles.find(({ key }) => key === 'editor')
  const checked = checkedPages(editor ?? { routes: [] }, tree)
  expect(checkState(node('/permission'), checked)).toBe('some')
  expect(checkState(node('/components'), checked)).toBe('all')
  expect(checkState(node('/permission'), new Set())).toBe('none')
})

test('a half checked group is first filled, then emptied', () => {
  const half = new Set(['/permission/directive'])
  const full = toggled(node('/permission'), half)
  expect(checkState(node('/permission'), full)).toBe('all')
  expect(toggled(node('/permission'), full).size).toBe(0)
})

test('hidden pages go with their group', () => {
  const saved = pageAddresses(storedRoutes(routes, new Set(['/example/list']), []))
  expect(saved).toEqual(['/example/edit/:id', '/example/list'])
  expect(pageAddresses(storedRoutes(routes, new Set(['/icon/index']), []))).toEqual(['/icon/index'])
})

test('the difference names pages by their titles', () => {
  const after = new Set(['/icon/index', '/theme/index'])
  expect(pageDifference(tree, new Set(['/dashboard', '/icon/index']), after)).toEqual({
    added: ['Theme'],
    removed: ['Dashboard'],
  })
})
