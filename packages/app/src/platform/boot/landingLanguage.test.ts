import { expect, test } from 'vitest'
import { landingLanguage } from './landingLanguage.ts'

test.each([
  [undefined, ['de-DE', 'en'], 'de'],
  [undefined, ['en-GB', 'de'], 'en'],
  [undefined, ['pl', 'EN-us', 'de'], 'en'],
  [undefined, ['fr-FR'], 'de'],
  [undefined, [], 'de'],
  ['de', ['en-GB'], 'de'],
  ['en', ['de-DE'], 'en'],
  ['fr', ['en-GB'], 'en'],
] as const)('chosen %s, spoken %j: %s', (chosen, spoken, expected) =>
  expect(landingLanguage(chosen, spoken)).toBe(expected),
)
