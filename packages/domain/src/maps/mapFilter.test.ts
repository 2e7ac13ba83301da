import { expect, test } from 'vitest'
import { columnValues, type MapFilter, mapFilter, mapRows } from './mapFilter.ts'
import { exampleMap } from './exampleMap.ts'

const maps = [
  exampleMap(1, { map_name: 'Oberfeld Blatt 3', client_id: 1, jahr: 1911, status: 'neu', typ: 'Lageplan' }),
  exampleMap(2, { map_name: 'Mühlgrund Blatt 1', client_id: 2, jahr: 1934, status: 'geprüft', typ: 'Dränageplan' }),
  exampleMap(3, { map_name: 'Steinbach', client_id: null, jahr: null, status: 'neu', bem_apus: 'Rand fehlt' }),
]
const judgement = { verdict: 'doubtful', reason: 'error', millimetres: 1, metres: 5 } as const
const rows = mapRows(maps, new Map([[1, 'Forstamt Goslar']]), new Map([[2, 9]]), undefined, new Map([[2, judgement]]))
const shown = (part: Partial<MapFilter>) =>
  mapFilter.narrow(rows, { ...mapFilter.empty, ...part }).rows.map(({ id }) => id)

test('a name is found however its letters are composed', () => {
  expect(shown({ search: 'mühlgrund'.normalize('NFD') })).toEqual([2])
})

test('a client has its name, or at least its number; a map without points has none', () => {
  expect(rows.map(({ client, points }) => [client, points])).toEqual([
    ['Forstamt Goslar', 0],
    ['2', 9],
    ['', 0],
  ])
})

test.each<[Partial<MapFilter>, number[]]>([
  [{}, [1, 2, 3]],
  [{ search: 'MÜHL blatt' }, [2]],
  [{ search: 'goslar' }, [1]],
  [{ search: 'rand fehlt' }, [3]],
  [{ status: ['neu'] }, [1, 3]],
  [{ status: ['neu', 'geprüft'] }, [1, 2, 3]],
  [{ client: 2 }, [2]],
  [{ typ: 'Lageplan' }, [1]],
  [{ georef: 'with' }, [2]],
  [{ georef: 'without' }, [1, 3]],
  [{ georef: 'doubtful' }, [2]],
  [{ georef: 'good' }, []],
  [{ from: 1911, to: 1933 }, [1]],
  [{ from: 1934 }, [2]],
  [{ search: 'gibt es nicht' }, []],
])('%j', (part, ids) => {
  expect(shown(part)).toEqual(ids)
  expect(mapFilter.isEmpty({ ...mapFilter.empty, ...part })).toBe(Object.keys(part).length === 0)
})

test('states are counted as if none were chosen', () => {
  const { counts } = mapFilter.narrow(rows, { ...mapFilter.empty, status: ['geprüft'] })
  expect([...counts]).toEqual([
    ['neu', 2],
    ['geprüft', 1],
  ])
})

test('what there is to choose from', () => {
  expect(columnValues(maps, 'typ')).toEqual(['Dränageplan', 'Lageplan'])
})
