import { describe, expect, test } from 'vitest'
import { menuTrail } from './menuState.ts'

const leaf = (id: string, to: string) => ({ id, title: id, to, icon: 'map' }) as const
const menu = [
  leaf('dashboard', '/dashboard'),
  leaf('users', '/users/index'),
  {
    ...leaf('nested', '/nested'),
    children: [{ ...leaf('one', '/nested/one'), children: [leaf('deep', '/nested/one/deep')] }],
  },
  { ...leaf('example', '/example'), children: [leaf('create', '/example/create'), leaf('list', '/example/list')] },
  { ...leaf('source', '/code/index'), external: true },
]

describe('menuTrail', () => {
  test('finds the entry that leads to the path', () => {
    expect(menuTrail(menu, '/dashboard')).toEqual(['dashboard'])
  })
  test('names the groups on the way', () => {
    expect(menuTrail(menu, '/nested/one/deep')).toEqual(['nested', 'one', 'deep'])
  })
  test("lights the section's index for a detail page", () => {
    expect(menuTrail(menu, '/users/7')).toEqual(['users'])
    expect(menuTrail(menu, '/example/edit/7')).toEqual(['example', 'list'])
  })
  test('lights nothing for other pages and for addresses elsewhere', () => {
    expect(menuTrail(menu, '/profile/index')).toEqual([])
    expect(menuTrail(menu, '/code/index')).toEqual([])
  })
})
