import type { ControlPoint } from '@waldkerf/domain/entities/controlPoints'
import { describe, expect, test } from 'vitest'
import { replacePoints } from './replacePoints.ts'

const row = (nr: number, mapx = 0): ControlPoint => ({
  karte_id: 7,
  nr,
  mapx,
  mapy: 0,
  pixelx: 0,
  pixely: 0,
  enable: true,
  dx: null,
  dy: null,
  residual: null,
})
const base = [row(1), row(2)]
const rows = [row(1, 5), row(2, 5), row(3, 5)]

/** A data service of one map that fails once at a call, before or after it has done it. */
function service(fails?: { at: 'points' | 'removePoints' | 'addPoints'; after: boolean; call?: number }) {
  const state = { stored: [...base], calls: [] as string[] }
  let count = 0
  async function run<T>(name: NonNullable<typeof fails>['at'], work: () => T): Promise<T> {
    state.calls.push(name)
    const isHere = fails?.at === name && (count += 1) === (fails.call ?? 1)
    if (isHere && !fails.after) throw new Error('network')
    const done = work()
    if (isHere) throw new Error('network')
    return done
  }
  return {
    state,
    points: () => run('points', () => [...state.stored]),
    removePoints: () => run('removePoints', () => state.stored.splice(0)),
    addPoints: (sent: ControlPoint[]) => run('addPoints', () => (state.stored.push(...sent), sent)),
  }
}
const order = { mapId: 7, rows, base, overwrite: false, idempotencyKey: 'k' }

describe('replacing points', () => {
  test('looks, deletes, inserts and reads back', async () => {
    const api = service()
    expect(await replacePoints(api, order)).toBe('saved')
    expect(api.state.calls).toEqual(['points', 'removePoints', 'addPoints', 'points'])
    expect(api.state.stored).toEqual(rows)
  })

  test.each([
    { at: 'points', after: false },
    { at: 'removePoints', after: false },
    { at: 'removePoints', after: true },
    { at: 'addPoints', after: false },
    { at: 'addPoints', after: true },
    { at: 'points', after: true, call: 2 },
  ] as const)('a failure at %o loses nothing: the next try ends with all points, each once', async (fails) => {
    const api = service(fails)
    await expect(replacePoints(api, order)).rejects.toThrow('network')
    expect(await replacePoints(api, order)).toBe('saved')
    expect(api.state.stored).toEqual(rows)
  })

  test('touches nothing that somebody else has changed, unless told to', async () => {
    const api = service()
    const theirs = [row(1, 9)]
    api.state.stored = theirs
    expect(await replacePoints(api, order)).toBe('changed')
    expect(api.state.stored).toBe(theirs)
    expect(await replacePoints(api, { ...order, overwrite: true })).toBe('saved')
    expect(api.state.stored).toEqual(rows)
  })

  test('removes all points without sending none', async () => {
    const api = service()
    expect(await replacePoints(api, { ...order, rows: [] })).toBe('saved')
    expect(api.state.calls).not.toContain('addPoints')
  })

  test('says when what is stored is not what was sent', async () => {
    const api = service()
    api.addPoints = async (sent) => {
      api.state.stored.push(...sent.slice(1))
      return sent
    }
    expect(await replacePoints(api, order)).toBe('different')
  })
})
