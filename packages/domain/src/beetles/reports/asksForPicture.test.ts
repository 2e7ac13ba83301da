import { expect, test } from 'vitest'
import { messageTemplates } from '../messageTemplates.ts'
import { asksForPicture } from './asksForPicture.ts'

test('of the prepared questions one asks for a picture', () => {
  const asking = messageTemplates.filter(({ status, text }) => status === 'query' && asksForPicture(text))
  expect(asking.map(({ id }) => id)).toEqual(['bore-pattern'])
  expect(asksForPicture('Haben Sie noch eine Aufnahme aus der Nähe?')).toBe(true)
  expect(asksForPicture('An welcher Baumart war es?')).toBe(false)
})
