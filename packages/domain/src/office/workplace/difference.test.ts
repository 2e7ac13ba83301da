import { expect, test } from 'vitest'
import { blankValues, type PositionValues } from '../editor/document.ts'
import { differences } from './difference.ts'

const row = (bez: string, changes: Partial<PositionValues> = {}) => ({ ...blankValues, bez, ...changes })

test('the same rows in another order are no difference', () => {
  expect(differences([row('A'), row('B'), row('A')], [row('A'), row('A'), row('B')])).toEqual([])
})

test('rows are changed, added and left out', () => {
  const [before, after] = [row('B'), row('B', { anzahl: '3', ep: '7' })]
  expect(differences([row('A'), before, row('C')], [row('C'), after, row('Neu')])).toEqual([
    { kind: 'changed', before, after, fields: ['anzahl', 'ep'] },
    { kind: 'added', after: row('Neu') },
    { kind: 'removed', before: row('A') },
  ])
})
