import { expect, test } from 'vitest'
import { fillTemplate, messageTemplates } from './messageTemplates.ts'

const values = { art: 'Buchdrucker', tag: '21.05.2026', land: 'Bayern' }

test('every template fills whole, whatever the record says', () => {
  for (const template of messageTemplates) {
    expect(fillTemplate(template, values)).not.toMatch(/[{}]/)
    expect(fillTemplate(template, { art: '', tag: '', land: '' })).not.toMatch(/[{}]/)
  }
})

test('values are put in as they are, even if they look like a pattern', () => {
  const template = messageTemplates.find(({ id }) => id === 'reported-already')!
  expect(fillTemplate(template, { ...values, art: '$& $1 {tag}' })).toBe(
    'Dieser Fund ($& $1 {tag}, 21.05.2026) liegt uns schon vor. Sie brauchen nichts weiter zu tun.',
  )
})

test('a rejection, which needs a message, has one to choose', () => {
  expect(messageTemplates.some(({ status }) => status === 'rejected')).toBe(true)
})
