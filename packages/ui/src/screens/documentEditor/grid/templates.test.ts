import { expect, test } from 'vitest'
import { matchingTemplates, templateValues } from './templates.ts'

const createTemplate = (id: number, bez: string) => ({
  id,
  bez,
  einheit: 'h',
  ep: '80.00',
  erl: '',
  erl_titel: '',
  version: 1,
})
const all = [
  createTemplate(1, 'Fahrt zum Aufmaß'),
  createTemplate(2, 'Aufmaß je Stunde'),
  createTemplate(3, 'Gutachten'),
]
const idsFor = (search: string) => matchingTemplates(all, search).map(({ id }) => id)

test('what begins with the words comes first, umlauts in either spelling', () => {
  expect(idsFor('aufm')).toEqual([2, 1])
  expect(idsFor('aufmass stunde')).toEqual([2])
  expect(idsFor('rover')).toEqual([])
})

test('a template brings all but the quantity, its price without empty decimals', () => {
  expect(templateValues(createTemplate(1, 'Fahrt'))).toEqual({
    bez: 'Fahrt',
    einheit: 'h',
    ep: '80',
    erl: '',
    erl_titel: '',
    unklar_ep: '',
  })
})
