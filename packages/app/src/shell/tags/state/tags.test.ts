import { describe, expect, test } from 'vitest'
import {
  landingAfter,
  findTagsLosingInput,
  changeTags,
  mostHidden,
  noTags,
  openTags,
  type TagEvent,
  type TagsState,
  tagsAsText,
  tagsFromText,
} from './tags.ts'
import { storedExample, page } from './examples.ts'

const dashboard = page('/dashboard', { pinned: true, cached: false })
const after = (...events: TagEvent[]): TagsState => events.reduce(changeTags, openTags([dashboard]))
const visit = (path: string): TagEvent => ({ type: 'visit', page: page(path) })
const paths = (state: TagsState) => state.tags.map((tag) => tag.path)
const alive = (state: TagsState) => state.tags.filter((tag) => tag.alive).map((tag) => tag.path)

describe('visiting', () => {
  test('opens one tag per path, and a new query updates it', () => {
    const state = after(visit('/gis/index'), { type: 'visit', page: { ...page('/gis/index'), search: '?art=3' } })
    expect(paths(state)).toEqual(['/dashboard', '/gis/index'])
    expect(state.tags[1]).toMatchObject({ search: '?art=3', alive: true })
  })
  test('gives two records two tags', () => {
    expect(paths(after(visit('/users/7'), visit('/users/8')))).toEqual(['/dashboard', '/users/7', '/users/8'])
  })
  test('drops a page that is not cached when it is left', () => {
    const state = after({ type: 'visit', page: dashboard }, visit('/gis/index'))
    expect(alive(state)).toEqual(['/gis/index'])
  })
  test('keeps twelve hidden pages, the least recently used go first, unsaved work never', () => {
    const events = Array.from({ length: 20 }, (_, index) => visit(`/users/${index}`))
    const unsaved: TagEvent = { type: 'unsaved', path: '/users/0', unsaved: true }
    const state = after(events[0] ?? visit('/'), unsaved, ...events.slice(1))
    expect(alive(state)).toHaveLength(mostHidden + 1)
    expect(alive(state)).toContain('/users/0')
    expect(alive(state)).not.toContain('/users/1')
  })
})

/** '/gone' may not be opened any more. */
const findPage = (address: string) => (address.startsWith('/gone') ? undefined : storedExample(address))

describe('closing', () => {
  const state = after(visit('/a'), visit('/b'), visit('/c'), visit('/a'))
  test('goes to the most recently used tag', () => {
    expect(landingAfter(state, { type: 'close', path: '/a' })).toMatchObject({ path: '/c' })
  })
  test('goes to the neighbour when nothing else has been seen', () => {
    const restored = { ...openTags([page('/a'), page('/b'), page('/c')]), active: '/b' }
    expect(landingAfter(restored, { type: 'close', path: '/b' })).toMatchObject({ path: '/c' })
  })
  test('stays when the page shown stays', () => {
    expect(landingAfter(state, { type: 'close', path: '/b' })).toBeUndefined()
  })
  test('goes home when none is left', () => {
    const only = changeTags(noTags, visit('/a'))
    expect(landingAfter(only, { type: 'close', path: '/a' })).toBe('home')
  })
  test('leaves the pinned ones', () => {
    expect(paths(changeTags(state, { type: 'close', path: '/dashboard' }))).toContain('/dashboard')
    expect(paths(changeTags(state, { type: 'closeAll' }))).toEqual(['/dashboard'])
    expect(landingAfter(state, { type: 'closeAll' })).toMatchObject({ path: '/dashboard' })
  })
  test('of the others keeps the clicked one and goes there', () => {
    const event: TagEvent = { type: 'closeOthers', path: '/b' }
    expect(paths(changeTags(state, event))).toEqual(['/dashboard', '/b'])
    expect(landingAfter(state, event)).toMatchObject({ path: '/b' })
  })
  test('names the unsaved work that it would lose', () => {
    const dirty = changeTags(state, { type: 'unsaved', path: '/b', unsaved: true })
    expect(findTagsLosingInput(dirty, { type: 'closeOthers', path: '/a' }).map((tag) => tag.path)).toEqual(['/b'])
    expect(findTagsLosingInput(dirty, { type: 'close', path: '/a' })).toEqual([])
    expect(findTagsLosingInput(dirty, { type: 'refresh', path: '/b' })).toHaveLength(1)
  })
})

describe('the others', () => {
  test('Refresh begins the page anew', () => {
    const state = after(visit('/a'), { type: 'unsaved', path: '/a', unsaved: true }, { type: 'refresh', path: '/a' })
    expect(state.tags[1]).toMatchObject({ generation: 1, unsaved: false, alive: true })
  })
  test('moving never passes the pinned ones', () => {
    const state = after(visit('/a'), visit('/b'))
    expect(paths(changeTags(state, { type: 'move', path: '/b', to: 0 }))).toEqual(['/dashboard', '/b', '/a'])
    expect(changeTags(state, { type: 'move', path: '/dashboard', to: 2 })).toBe(state)
  })
  test('a role that is taken away closes its tags, but not over unsaved work', () => {
    const state = after(visit('/a'), visit('/b'), { type: 'unsaved', path: '/b', unsaved: true })
    expect(paths(changeTags(state, { type: 'allow', allowed: new Set(['/dashboard']) }))).toEqual(['/dashboard', '/b'])
  })
})

describe('what a reload brings back', () => {
  const text = tagsAsText(after(visit('/gone'), visit('/a')), 'me')
  test('the same tags in their order, as far as they may be opened', () => {
    expect(paths(tagsFromText(text, 'me', [dashboard], findPage))).toEqual(['/dashboard', '/a'])
  })
  test("nobody else's", () => {
    expect(paths(tagsFromText(text, 'you', [dashboard], findPage))).toEqual(['/dashboard'])
  })
  test('nothing from nonsense', () => {
    expect(paths(tagsFromText('{"v":1,"owner":"me","open":[1,{}]}', 'me', [dashboard], findPage))).toEqual([
      '/dashboard',
    ])
    expect(paths(tagsFromText('null', 'me', [dashboard], findPage))).toEqual(['/dashboard'])
  })
})
