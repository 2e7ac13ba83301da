import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from './examples.ts'
import { landingAfter, changeTags, mostHidden, openTags, type TagEvent, type TagsState } from './tags.ts'

const path = fc.integer({ min: 0, max: 30 }).map((number) => `/page/${number}`)
const pinned = [page('/dashboard', { pinned: true, cached: false }), page('/documentation/index', { pinned: true })]
const anyPage = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(path, fc.boolean()).map(([path, cached]) => page(path, { cached })) },
  { weight: 1, arbitrary: fc.constantFrom(...pinned) },
)

const event: fc.Arbitrary<TagEvent> = fc.oneof(
  { weight: 6, arbitrary: anyPage.map((page): TagEvent => ({ type: 'visit', page })) },
  path.map((path): TagEvent => ({ type: 'close', path })),
  path.map((path): TagEvent => ({ type: 'closeOthers', path })),
  fc.constant<TagEvent>({ type: 'closeAll' }),
  fc.constant<TagEvent>({ type: 'leave' }),
  path.map((path): TagEvent => ({ type: 'refresh', path })),
  fc.tuple(path, fc.integer({ min: -5, max: 40 })).map(([path, to]): TagEvent => ({ type: 'move', path, to })),
  {
    weight: 3,
    arbitrary: fc.tuple(path, fc.boolean()).map(([path, unsaved]): TagEvent => ({ type: 'unsaved', path, unsaved })),
  },
)

/** Checks a law after each event of random sequences; throws with the events that break it. */
function always(law: (before: TagsState, event: TagEvent, after: TagsState) => boolean): true {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state = openTags(pinned)
      return events.every((happened) => {
        const before = state
        state = changeTags(before, happened)
        return law(before, happened, state)
      })
    }),
  )
  return true
}

const paths = (state: TagsState) => state.tags.map((tag) => tag.path)
const find = (state: TagsState, path: string | undefined) => state.tags.find((tag) => tag.path === path)

test('a page has one tag, the pinned ones come first and stay', () => {
  expect(
    always((_before, _event, after) => {
      const [first, second] = paths(after)
      const doubled = new Set(paths(after)).size < after.tags.length
      return !doubled && first === '/dashboard' && second === '/documentation/index'
    }),
  ).toBe(true)
})

test('the page shown has a tag and is alive', () => {
  expect(
    always((_before, _event, after) => after.active === undefined || find(after, after.active)?.alive === true),
  ).toBe(true)
})

test('after a change of the page, hidden ones beyond the limit all hold unsaved work', () => {
  expect(
    always((_before, { type }, after) => {
      const hidden = after.tags.filter((tag) => tag.alive && tag.path !== after.active)
      const within = hidden.length <= mostHidden || hidden.every((tag) => tag.unsaved)
      return (type !== 'visit' && type !== 'leave') || (within && hidden.every((tag) => tag.cached))
    }),
  ).toBe(true)
})

test('unsaved work of a tag that stays ends by what happens to that tag alone', () => {
  expect(
    always((before, happened, after) =>
      before.tags
        .filter((tag) => tag.unsaved && tag.cached && tag.alive)
        .filter((tag) => !('path' in happened && happened.path === tag.path))
        .every(({ path }) => {
          const now = find(after, path)
          return !now || !now.cached || (now.unsaved && now.alive)
        }),
    ),
  ).toBe(true)
})

test('moving loses and doubles nothing', () => {
  expect(
    always(
      (before, { type }, after) =>
        type !== 'move' || paths(after).toSorted().join() === paths(before).toSorted().join(),
    ),
  ).toBe(true)
})

test('one always lands on a tag that is left, and stays where nothing is closed', () => {
  expect(
    always((before, happened, after) => {
      const landing = landingAfter(before, happened)
      if (happened.type === 'close' && happened.path !== before.active) return landing === undefined
      return landing === undefined || landing === 'home' || paths(after).includes(landing.path)
    }),
  ).toBe(true)
})
