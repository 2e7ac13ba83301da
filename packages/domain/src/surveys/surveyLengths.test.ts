import { expect, test } from 'vitest'
import { toLengths, buildLengthTable } from './surveyLengths.ts'

test('the longest first, equal labels added up, what has no label last', () => {
  const rows = [
    { erfq: 'GNSS', round: 120 },
    { erfq: '', round: 900 },
    { erfq: 'Tachymeter', round: 300 },
    { erfq: ' GNSS ', round: 30 },
    { erfq: null, round: 1 },
  ]
  expect(toLengths(rows)).toEqual([
    { label: 'Tachymeter', length: 300 },
    { label: 'GNSS', length: 150 },
    { label: '', length: 901 },
  ])
})

test('no rows, and rows without a number', () => {
  expect(toLengths([])).toEqual([])
  expect(toLengths([{ erfq: 'GNSS' }])).toEqual([{ label: 'GNSS', length: 0 }])
})

const quality = [
  { qdt: 'gut', aop: 'Sauger', round: 50 },
  { qdt: 'gut', aop: 'Sammler', round: 20 },
  { qdt: 'mittel', aop: 'Sauger', round: 30 },
  { qdt: '', aop: '', round: 5 },
]

test('by quality, each divided by the part of the plant', () => {
  expect(buildLengthTable(quality, 6)).toEqual({
    labels: ['gut', 'mittel', ''],
    parts: ['Sauger', 'Sammler', ''],
    values: [
      [50, 20, 0],
      [30, 0, 0],
      [0, 0, 5],
    ],
  })
})

test('classes of quality stand in their order, however long each is', () => {
  const rows = ['ungenau', '', 'Luftbild', 'mittel', 'Sehr gut', 'gut'].map((qdt, at) => ({ qdt, round: 100 - at }))
  expect(buildLengthTable(rows, 6).labels).toEqual(['Sehr gut', 'gut', 'mittel', 'ungenau', 'Luftbild', ''])
})

test('more parts than can be told apart: the shortest together', () => {
  const { parts, values } = buildLengthTable(quality, 2)
  expect(parts).toEqual(['Sauger', ''])
  expect(values[0]).toEqual([50, 20])
})

test('without a second text there is one part', () => {
  expect(buildLengthTable([{ erfq: 'GNSS', round: 3 }], 6)).toEqual({ labels: ['GNSS'], parts: [''], values: [[3]] })
})
