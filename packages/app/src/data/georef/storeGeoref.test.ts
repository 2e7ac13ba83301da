import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { changed, emptyWorkplace, type Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { emptyMap } from '@waldkerf/domain/maps/exampleMap'
import { describe, expect, test } from 'vitest'
import { ApiError, conflict } from '@waldkerf/app/platform/errors/errors'
import { storeWork } from './saveGeoref.ts'
import { type StoredGeoref, storePoints } from './storeGeoref.ts'

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
const map: SurveyMap = { ...emptyMap, id: 7, georef_typ: 'helmert', epsg: 25833, version: 1 }
const base: StoredGeoref = { map, points: [row(1), row(2)] }
const rows = [row(1, 5), row(2, 5), row(3, 5)]

type Call = 'setPoints' | 'addPoints' | 'removePoints' | 'change' | 'map' | 'points'
type Fault = { at: Call; after: boolean; nth?: number }

/**
 * A data service with one map. `fault`: the connection breaks once at this call, before or after it was carried out.
 */
function service(start: StoredGeoref = base, fault?: Fault) {
  const state = { map: { ...start.map }, points: [...start.points], calls: [] as Call[] }
  const keys = new Set<string>()
  let count = 0
  async function run<T>(name: Call, work: () => T): Promise<T> {
    state.calls.push(name)
    const isHere = fault?.at === name && (count += 1) === (fault.nth ?? 1)
    if (isHere && !fault.after) throw new ApiError('network')
    const done = work()
    if (isHere) throw new ApiError('network')
    return done
  }
  const raise = (version: number) => {
    if (version !== state.map.version) throw conflict()
    state.map = { ...state.map, version: version + 1 }
  }
  return {
    state,
    map: () => run('map', () => state.map),
    points: () => run('points', () => [...state.points]),
    setPoints: ({ version }: typeof map, sent: ControlPoint[]) =>
      run('setPoints', () => {
        if (JSON.stringify(sent) !== JSON.stringify(state.points)) {
          raise(version)
          state.points = sent
        }
        return { version: state.map.version, points: state.points }
      }),
    addPoints: ({ version }: typeof map, sent: ControlPoint[], key: string) =>
      run('addPoints', () => {
        if (keys.has(key)) return sent
        raise(version)
        keys.add(key)
        state.points.push(...sent)
        return sent
      }),
    removePoints: ({ version }: typeof map) =>
      run('removePoints', () => {
        if (state.points.length > 0) raise(version)
        return state.points.splice(0)
      }),
    change: ({ version }: typeof map, field: object) =>
      run('change', () => {
        raise(version)
        state.map = { ...state.map, ...field }
        return state.map
      }),
  }
}

describe('the points of a map', () => {
  test('are stored by one call, the first ones and the last by those of the specification', async () => {
    const api = service()
    expect(await storePoints(api, base, rows, 'k')).toEqual({ map: { ...map, version: 2 }, points: rows })
    expect(api.state.calls).toEqual(['setPoints'])
    const first = service({ map, points: [] })
    expect((await storePoints(first, { map, points: [] }, rows, 'k')).map.version).toBe(2)
    expect(first.state.calls).toEqual(['addPoints', 'map'])
    const last = service()
    expect((await storePoints(last, base, [], 'k')).map.version).toBe(2)
    expect(last.state.calls).toEqual(['removePoints', 'map'])
    expect((await storePoints(service({ map, points: [] }), { map, points: [] }, [], 'k')).map).toBe(map)
  })

  test('that are refused leave those that were there', async () => {
    const api = service()
    const refused = new ApiError('http', { status: 400, code: 'point_value', hint: '{"nr": 3, "column": "pixelx"}' })
    api.setPoints = async () => Promise.reject(refused)
    await expect(storePoints(api, base, rows, 'k')).rejects.toBe(refused)
    expect(api.state.points).toEqual(base.points)
  })

  test('a lost answer is read before anything is said', async () => {
    const api = service(base, { at: 'setPoints', after: true })
    expect(await storePoints(api, base, rows, 'k')).toMatchObject({ map: { version: 2 }, points: rows })
    await expect(storePoints(service(base, { at: 'setPoints', after: false }), base, rows, 'k')).rejects.toThrow(
      ApiError,
    )
  })

  test('of somebody else are not touched, and are shown', async () => {
    const theirs = { map: { ...map, version: 2 }, points: [row(1, 9)] }
    const api = service(theirs)
    const refused = await storePoints(api, base, rows, 'k').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ConflictError)
    expect(refused).toMatchObject({ stored: theirs })
    expect(api.state.points).toEqual(theirs.points)
    expect((await storePoints(api, theirs, rows, 'k')).points).toEqual(rows)
  })

  test('are no conflict with another column of the map', async () => {
    const api = service({ map: { ...map, jahr: 1912, version: 5 }, points: base.points })
    expect(await storePoints(api, base, rows, 'k')).toMatchObject({ map: { jahr: 1912, version: 6 }, points: rows })
  })
})

const work: Workplace = changed(emptyWorkplace('polynomial1', 31468), {
  kind: 'add',
  points: [0, 1, 2, 3].map((at) => newPoint([at * 100, -at * at * 10], [at * 20, at * at * 2])),
})

const calls: Call[] = ['setPoints', 'change', 'map', 'points', 'addPoints']
const faults = calls.flatMap((at) => [false, true].flatMap((after) => [1, 2].map((nth): Fault => ({ at, after, nth }))))

describe.each([
  ['over old ones', base],
  ['as the first', { map, points: [] }],
])('points, type and system, %s', (_, start) => {
  test.each(faults)('whatever fails (%o), the next try goes on from there', async (fault) => {
    const api = service(start, fault)
    let stored = start
    const save = () => storeWork(api, stored, work, { pointsKey: () => 'k', onStored: (next) => void (stored = next) })
    // The connection may break once more while the outcome is read.
    for (let tries = 0; tries < 2; tries += 1) await save().catch(() => undefined)
    await save()
    expect(api.state).toMatchObject({ map: { georef_typ: 'polynomial1', epsg: 31468 } })
    expect(api.state.points.map(({ pixelx }) => pixelx)).toEqual([0, 100, 200, 300])
    expect(stored).toEqual({ map: api.state.map, points: api.state.points })
  })
})
