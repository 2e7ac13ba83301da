import { expect, test } from 'vitest'
import type { Species } from '../entities/beetles/beetles.ts'
import { germanName, otherName, wordedSpecies, withSpeciesNames } from './wordedSpecies.ts'

const stored: Species[] = [
  { id: 1, sci: 'Ips typographus', de: 'Buchdrucker', alt: 'Großer Borkenkäfer', host: 'Fichte', type: '' },
  {
    id: 3,
    sci: 'Tomicus minor',
    de: 'Kleiner Waldgärtner',
    en: 'Lesser pine shoot beetle',
    alt: '',
    host: '',
    type: '',
  },
  { id: 2, sci: '', de: 'n. n. – unbekannte Art', alt: '', host: '', type: '' },
]

test('in English the English name comes first, beside the Latin one', () => {
  const named = wordedSpecies('en', stored)[1]!
  expect([named.de, otherName(named), germanName(named)]).toEqual([
    'Lesser pine shoot beetle',
    'Tomicus minor',
    'Kleiner Waldgärtner',
  ])
})

test('without one the Latin name does, and the German one is still found and written into files', () => {
  const [known, , none] = wordedSpecies('en', stored)
  expect(known).toMatchObject({ de: 'Ips typographus', alt: 'Buchdrucker, Großer Borkenkäfer' })
  expect([otherName(known!), germanName(known!)]).toEqual(['Buchdrucker', 'Buchdrucker'])
  expect(none?.de).toBe('Unknown species')
})

test('in German the German one does', () => {
  const [known, , none] = wordedSpecies('de', stored)
  expect([known?.de, otherName(known!), germanName(known!)]).toEqual(['Buchdrucker', 'Ips typographus', 'Buchdrucker'])
  expect(none?.de).toBe('Unbekannte Art')
})

test('rows take the name of their species; what is unknown stays as it is stored', () => {
  const rows = [
    { art: 1, name: 'Buchdrucker' },
    { art: 2, name: 'n. n. – unbekannte Art' },
  ]
  expect(withSpeciesNames(rows, wordedSpecies('en', stored)).map(({ name }) => name)).toEqual([
    'Ips typographus',
    'n. n. – unbekannte Art',
  ])
})
