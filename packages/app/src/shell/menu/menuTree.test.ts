import { describe, expect, test } from 'vitest'
import { type MenuRoute, menuTree } from './menuTree.ts'

const route = (id: string, part: Partial<MenuRoute> = {}): MenuRoute => ({ id, title: id, to: `/${id}`, ...part })
const ids = (routes: readonly MenuRoute[]) => menuTree(routes).map(({ id }) => id)

describe('menuTree', () => {
  test('leaves out hidden, forbidden and nameless routes', () => {
    const routes = [
      route('a'),
      route('b', { hidden: true }),
      route('c', { allowed: false }),
      route('d', { title: undefined }),
    ]
    expect(ids(routes)).toEqual(['a'])
  })
  test('shows a group with a single child as that child, with the icon of one of them', () => {
    const group = route('icons', { icon: 'layers', children: [route('index'), route('old', { hidden: true })] })
    expect(menuTree([group])).toEqual([{ id: 'index', title: 'index', to: '/index', icon: 'layers' }])
  })
  test('keeps the group that always shows, and one whose only child is a group', () => {
    expect(ids([route('permission', { alwaysShow: true, children: [route('directive')] })])).toEqual(['permission'])
    const inner = route('inner', { children: [route('x'), route('y')] })
    expect(ids([route('outer', { children: [inner] })])).toEqual(['outer'])
  })
  test('a group without allowed children disappears, a forbidden one takes them with it', () => {
    expect(ids([route('group', { children: [route('x', { allowed: false })] })])).toEqual([])
    expect(ids([route('group', { allowed: false, children: [route('x')] })])).toEqual([])
  })
  test('keeps addresses elsewhere as they are', () => {
    const code = route('code', { to: 'https://git.example/', external: true, icon: 'external' })
    expect(menuTree([code])).toEqual([
      { id: 'code', title: 'code', to: 'https://git.example/', icon: 'external', external: true },
    ])
  })
})
