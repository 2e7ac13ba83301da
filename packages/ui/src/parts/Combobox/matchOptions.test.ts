import { expect, it } from 'vitest'
import { matchOptions } from './matchOptions.ts'

const options = [
  { value: '1', label: 'Buchdrucker', detail: 'Ips typographus' },
  { value: '2', label: 'Gekörnter Nutzholzborkenkäfer', detail: 'Xyleborus germanus' },
  { value: '3', label: 'Großer Lärchenborkenkäfer', detail: 'Ips cembrae' },
]
const found = (search: string) => matchOptions(options, search).map(({ value }) => value)

it('leaves all when nothing is typed', () => {
  expect(found('')).toEqual(['1', '2', '3'])
})

it('takes words in any order, from both names', () => {
  expect(found('cembrae lärchen')).toEqual(['3'])
  expect(found('IPS')).toEqual(['1', '3'])
})

it.each(['gekörnter', 'gekornter', 'gekoernter', 'GEKÖRNTER'])('finds an umlaut typed as %s', (search) => {
  expect(found(search)).toEqual(['2'])
})

it('finds a label that is stored in two signs a letter, spelled out as well', () => {
  const decomposed = [{ value: '1', label: 'Müller'.normalize('NFD') }]
  for (const search of ['müller', 'mueller', 'müller'.normalize('NFD')]) {
    expect(matchOptions(decomposed, search)).toHaveLength(1)
  }
})

it.each(['großer', 'grosser'])('finds ß typed as %s', (search) => {
  expect(found(search)).toEqual(['3'])
})

it('stops at the limit', () => {
  expect(matchOptions(options, 'a', 1)).toHaveLength(1)
})
