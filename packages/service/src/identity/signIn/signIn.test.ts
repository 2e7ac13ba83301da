import { expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '../accounts/demoAccounts.ts'
import { signInPage } from './signIn.ts'
import { texts } from '../pages/texts.ts'

const form = { action: '/authenticate', guard: 'guard', email: '' }
const demo = { accounts: demoAccounts(), password: demoPassword }

test.each(['de', 'en'] as const)('each demo account has a button that says whose day it shows (%s)', (language) => {
  const page = signInPage({ ...form, language, demo })
  const days = [...page.matchAll(/<button name="username" value="([^"]+)"><strong>([^<]+)</g)].map(
    ([, ...found]) => found,
  )
  expect(days).toEqual(demo.accounts.map(({ email, day }) => [email, texts(language).days[day]]))
  expect(new Set(days.map(([, day]) => day)).size).toBe(demo.accounts.length)
})

test('without demo accounts there is the form alone', () => {
  expect(signInPage({ ...form, language: 'de' }).match(/<form /g)).toHaveLength(1)
})

test.each([
  ['de', 'en', 'English', 'Passwort vergessen?', 'Noch kein Konto?'],
  ['en', 'de', 'Deutsch', 'Forgotten your password?', 'No account yet?'],
] as const)('in %s a link leads to the other language, and it is said who helps', (language, other, name, ...asked) => {
  const page = signInPage({ ...form, language })
  expect(page).toContain(`<a href="?kc_locale=${other}" lang="${other}" hreflang="${other}">${name}</a>`)
  for (const words of asked) expect(page).toContain(`<strong>${words}</strong>`)
})
