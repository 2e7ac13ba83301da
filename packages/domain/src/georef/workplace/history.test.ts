import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type History, type HistoryAction, historyAfter, isUnsaved, openHistory } from './history.ts'
import type { TransformType } from '../solver/types.ts'
import { type Change, changed, emptyWorkplace, type Side } from './workplace.ts'
import { newPoint } from './workPoint.ts'

const start = openHistory(emptyWorkplace('helmert', 25832))
const place = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
const id = fc.integer({ min: 1, max: 6 })

const change = fc.oneof<fc.Arbitrary<Change>[]>(
  fc.tuple(fc.option(place), fc.option(place)).map(([pixel, map]) => ({ kind: 'add', points: [newPoint(pixel, map)] })),
  fc
    .tuple(id, fc.constantFrom<Side[]>('pixel', 'map'), place)
    .map(([id, side, at]) => ({ kind: 'place', id, side, at })),
  fc.tuple(id, fc.boolean()).map(([id, enable]) => ({ kind: 'enable', ids: [id], enable })),
  id.map((id) => ({ kind: 'remove', ids: [id] })),
  fc.tuple(id, fc.integer({ min: -1, max: 7 })).map(([id, to]) => ({ kind: 'reorder', id, to })),
  fc.constantFrom<TransformType[]>('helmert', 'tps').map((type) => ({ kind: 'type', type })),
  fc.constantFrom(25832, 31468).map((epsg) => ({ kind: 'system', epsg, convert: null })),
  fc.constant({ kind: 'turnRows' }),
)
const act = fc.oneof<fc.MaybeWeightedArbitrary<HistoryAction>[]>(
  { weight: 4, arbitrary: change.map((change) => ({ kind: 'change', change })) },
  fc.constantFrom<HistoryAction[]>({ kind: 'undo' }, { kind: 'redo' }),
)

function after(actions: readonly HistoryAction[], from = start): History {
  return actions.reduce(historyAfter, from)
}
function all(kind: 'undo' | 'redo', from: History): History {
  const next = historyAfter(from, { kind })
  return next === from ? from : all(kind, next)
}

const to = (x: number): Change => ({ kind: 'place', id: 1, side: 'pixel', at: [x, 0] })
const drag = (run: string, x: number): HistoryAction => ({ kind: 'change', change: to(x), run })

describe('undo and redo', () => {
  test('lead back to the start and forward again, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (actions) => {
        const history = after(actions)
        const back = all('undo', history)
        expect(back.now).toBe(start.now)
        expect(isUnsaved(back)).toBe(false)
        expect(all('redo', back).now).toBe(history.future.at(-1) ?? history.now)
      }),
    )
  })

  test('undo is the inverse of every change that changes anything', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), change, (actions, last) => {
        const before = after(actions)
        fc.pre(changed(before.now, last) !== before.now)
        const back = after([{ kind: 'change', change: last }, { kind: 'undo' }], before)
        expect(back.now).toBe(before.now)
      }),
    )
  })

  test('a change after undo forgets what was undone', () => {
    const add: HistoryAction = { kind: 'change', change: { kind: 'add', points: [newPoint([1, -1], null)] } }
    const history = after([add, { kind: 'undo' }, add])
    expect(history.future).toEqual([])
    expect(history.past).toHaveLength(1)
  })

  test('a drag is one step, and two drags are two', () => {
    const add: HistoryAction = { kind: 'change', change: { kind: 'add', points: [newPoint([0, 0], null)] } }
    const dragged = after([add, drag('a', 1), drag('a', 2), drag('b', 3)])
    expect(historyAfter(dragged, { kind: 'undo' }).now.points[0]?.pixel).toEqual([2, 0])
    expect(after([{ kind: 'undo' }, { kind: 'undo' }], dragged).now.points[0]?.pixel).toEqual([0, 0])
  })
})

describe('unsaved work', () => {
  const add: HistoryAction = { kind: 'change', change: { kind: 'add', points: [newPoint([1, -1], [2, 3])] } }

  test('is what differs from what was saved, not what was touched', () => {
    expect(isUnsaved(after([add]))).toBe(true)
    expect(isUnsaved(after([add, { kind: 'undo' }]))).toBe(false)
  })

  test('goes on while a save is under way', () => {
    const sent = after([add])
    const typedOn = after([add], sent)
    expect(isUnsaved(historyAfter(typedOn, { kind: 'saved', work: sent.now }))).toBe(true)
    expect(isUnsaved(historyAfter(sent, { kind: 'saved', work: sent.now }))).toBe(false)
  })
})
