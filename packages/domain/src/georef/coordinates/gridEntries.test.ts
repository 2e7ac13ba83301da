import { expect, test } from 'vitest'
import { readGridEntries } from './gridEntries.ts'

const beta = { name: 'BeTA2007', datum: 'DHDN', url: '/grids/BETA2007.gsb' }

test('one grid for each datum', () => {
  const austria = { name: 'AT_GIS_GRID', datum: 'MGI', url: '/grids/at.gsb' }
  expect(readGridEntries([beta, austria])).toEqual({ grids: [beta, austria], problems: [] })
})

test('a second one of the same datum is left out', () => {
  const { grids, problems } = readGridEntries([beta, { ...beta, name: 'BWTA2017' }])
  expect(grids).toEqual([beta])
  expect(problems).toEqual(['[1]: DHDN steht zweimal'])
})

test.each([null, 'BETA2007.gsb', {}, { ...beta, datum: 'ETRS89' }, { ...beta, url: 7 }, { name: 'x', datum: 'MGI' }])(
  '%j is no grid',
  (entry) => {
    expect(readGridEntries([entry])).toMatchObject({ grids: [], problems: [expect.stringContaining('[0]')] })
  },
)
