import { expect, test } from 'vitest'
import { fixedWords, translatedWords } from './exactWords.ts'

test('the German words are those that the specification quotes', () => {
  expect(Object.values(translatedWords).map((word) => word.de)).toEqual([
    'Dashboard',
    'GIS',
    'Nutzer',
    'Nutzerdetails',
    'Profil',
    'Abmelden',
    'Standard-Nutzer',
    'Experte',
    'Administrator',
    '[Expertenmodus angefragt]',
    'Experte werden',
    'Andere',
    'vermessen',
    'vermutet',
  ])
})

test('what is quoted in English is the same in both languages', () => {
  expect(Object.values(fixedWords)).toEqual([
    'Refresh',
    'Close',
    'Close Others',
    'Close All',
    'Re-Login',
    'Cancel',
    'Confirm logout',
    'You have been logged out, you can cancel to stay on this page, or log in again',
    'just now',
    '1 day ago',
    'Verification failed, please Login again.',
    'getInfo: roles must be a non-null array!',
    'The identity service is not initialised.',
    'Account and password are incorrect.',
    'Login failed, unable to get user details.',
    'Error',
  ])
})

test('every word has an English form', () => {
  for (const word of Object.values(translatedWords)) expect(word.en).not.toBe('')
})
