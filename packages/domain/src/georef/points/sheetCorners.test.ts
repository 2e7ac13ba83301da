import { expect, test } from 'vitest'
import { converter } from '../coordinates/convert.ts'
import { cornerNames, cornerPlaces, edgeFault } from './sheetCorners.ts'

const edges = { left: 3_567_000, right: 3_569_000, top: 5_712_500, bottom: 5_711_000 }

test('four numbers give four corners, clockwise from the top left', () => {
  const places = cornerPlaces(edges, null) ?? []
  expect(Object.fromEntries(cornerNames.map((name, at) => [name, places[at]]))).toEqual({
    topLeft: [3_567_000, 5_712_500],
    topRight: [3_569_000, 5_712_500],
    bottomRight: [3_569_000, 5_711_000],
    bottomLeft: [3_567_000, 5_711_000],
  })
})

test('each corner is converted by itself: in another system the sheet is no rectangle', () => {
  const convert = converter(31467, 25832)
  const places = cornerPlaces(edges, convert) ?? []
  expect(places).toEqual(cornerPlaces(edges, null)?.map((place) => convert?.(place)))
  expect(places[0]?.[1]).not.toBe(places[1]?.[1])
  expect(cornerPlaces({ ...edges, top: Number.NaN }, convert)).toBeNull()
})

test('edges that contradict each other are named', () => {
  expect(edgeFault(edges)).toBeNull()
  expect(edgeFault({ ...edges, right: edges.left })).toBe('right')
  expect(edgeFault({ ...edges, bottom: edges.top + 1 })).toBe('top')
})
