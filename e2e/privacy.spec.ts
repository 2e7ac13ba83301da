import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { asOwner } from './behind.ts'
import { press } from './byKeyboard.ts'
import { haveSession, long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

const citizen = 'nutzer@waldkerf.test'
const admin = 'admin@waldkerf.test'

const words = {
  de: {
    download: 'Meine Daten herunterladen',
    ask: 'Löschung beantragen',
    asked: /Sie haben die Löschung am .* beantragt\./,
    effect: 'Was eine Löschung bewirkt',
    erase: 'Endgültig löschen',
    page: 'Was über Sie gespeichert ist',
  },
  en: {
    download: 'Download my data',
    ask: 'Request erasure',
    asked: /You requested the erasure on .*\./,
    effect: 'What an erasure does',
    erase: 'Erase for good',
    page: 'What is kept about you',
  },
}
type Language = keyof typeof words

const people = async (email: string) =>
  asOwner<{ user_id: string }>(stack.databaseUrl, 'select user_id from data.benutzer where email = $1', [email])

/** Downloads by the keyboard and reads the archive. */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, page.getByRole('button', { name }))])
  return unzipSync(readFileSync(await file.path()))
}

/** By keyboard alone: a person downloads the data and asks to be erased in the profile; an administrator erases. */
async function downloadAndErase(page: Page, email: string, language: Language) {
  const t = words[language]
  const open = async (who: string, path: string) => {
    // A page that loses its token would navigate by itself.
    await page.goto('about:blank')
    await haveSession(page, stack.origin, who)
    await page.context().addCookies([{ name: 'language', value: language, url: stack.origin }])
    await page.goto(stack.origin + path)
  }
  await open(email, '/profile/index')
  const files = await download(page, t.download)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'daten.json', 'tabellen/benutzer.csv']))
  expect(Object.keys(files).some((name) => name.startsWith('bilder/'))).toBe(true)
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(t.page)
  expect(strFromU8(files['daten.json'] ?? new Uint8Array())).toContain(email)

  await press(page, page.getByRole('button', { name: t.ask }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: t.ask }))
  await expect(page.getByText(t.asked)).toBeVisible()

  const [person] = await people(email)
  await open(admin, `/users/${person?.user_id}`)
  await expect(page.getByText(t.effect)).toBeVisible()
  await press(page, page.getByRole('button', { name: t.erase }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: t.erase }))
  await expect(page).toHaveURL(/\/users\/index/)
  expect(await people(email)).toEqual([])
}

test('somebody downloads what is kept, asks to be erased, and is, by the keyboard', long, async ({ page }) => {
  await downloadAndErase(page, citizen, 'de')
  // Neither the account nor an older token brings the person back.
  await expect
    .poll(() => asOwner(stack.databaseUrl, 'select from identity.account where email = $1', [citizen]), {
      timeout: 30_000,
    })
    .toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the same in English', long, async ({ page }) => {
    await downloadAndErase(page, 'expert@waldkerf.test', 'en')
  })
})

test('an erased person’s open page is not a way back', long, async ({ page }) => {
  await signIn(page, stack.origin, 'anfrage@waldkerf.test', '/profile/index')
  await expect(page.getByRole('button', { name: words.de.download })).toBeVisible()
  const administrator = await asSomebodyElse(stack.origin, admin)
  const [person] = await people('anfrage@waldkerf.test')
  await administrator.call('w_loesche_person', { user_id: person?.user_id })
  await page.reload()
  await expect(page.getByRole('button', { name: words.de.download })).toHaveCount(0)
  expect(await people('anfrage@waldkerf.test')).toEqual([])
})
