import { expect, test } from 'vitest'
import { templatePrices } from './templatePrices.ts'

const template = (bez: string, ep: string, einheit = 'h') => ({ bez, einheit, ep })
const line = (bez: string, ep: string, einheit = 'h') => ({ ...template(bez, ep, einheit), anzahl: '2' })
const lines = [line('Begehung', '80'), line('Gutachten', '450.00', 'Stück'), line('Fahrt', '0.52', 'km')]

test('a line takes the price of the template with its name and unit', () => {
  const templates = [
    template('Begehung', '86.50'),
    template('Gutachten', '450', 'Stück'),
    template('Fahrt', '1', 'Tag'),
  ]
  expect(templatePrices(lines, templates)).toEqual({ count: 1, before: '1061.04', after: '1074.04' })
})

test('where templates of one name have different prices, the line keeps its own', () => {
  expect(templatePrices(lines, [template('Begehung', '90'), template('Begehung', '95')])).toBeUndefined()
  expect(templatePrices(lines, [template('Begehung', '90'), template('Begehung', '90.00')])?.count).toBe(1)
})

test('without other prices there is nothing to ask', () => {
  expect(templatePrices(lines, [template('Begehung', '80.00')])).toBeUndefined()
  expect(templatePrices([], [])).toBeUndefined()
})
