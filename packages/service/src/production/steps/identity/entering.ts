import { expect, type Page } from '@playwright/test'
import type { Kit } from '@waldkerf/service/production/native/kit'
import { fillNewPassword, fillSignIn } from '@waldkerf/service/production/realm/browser'
import { password } from '@waldkerf/service/production/realm/realm'
import type { Walk } from '@waldkerf/service/production/walk'
import { newMail, people, type Surroundings } from '../people.ts'

/** As the realm file has it: so many wrong passwords lock an account. */
export const triesBeforeLock = 8

/** Has an account for the test of that alone. */
const forgetful = 'vergesslich@amt.example'

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: /^(Hauptmenü|Main menu)$/ })

/** Opens a page of the application as somebody who has to sign in first. */
export async function enter(kit: Kit, page: Page, email: string, path = '/dashboard'): Promise<void> {
  await page.goto(kit.origin + path)
  await fillSignIn(page, email)
  await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
}

/** From the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto|Benutzermenü|@amt\.example/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}

/** The ways in, at Keycloak's own pages: right and wrong passwords, the lock, a forgotten password, both languages. */
export async function entering(walk: Walk, kit: Kit, { browsers, mailServer }: Surroundings): Promise<void> {
  await walk.step('sign-in leads back to the page that was asked for', async () => {
    const page = await (await browsers.open()).newPage()
    await enter(kit, page, people.ogf_expert, '/gis/index?status=new')
    await expect(page).toHaveURL(/\/gis\/index\?status=new/)
    await browsers.close()
  })
  await walk.step('somebody new may sign in, and gets the pages of somebody new', async () => {
    const page = await (await browsers.open()).newPage()
    await enter(kit, page, people.ogf_new)
    await expect(mainMenu(page).getByRole('link', { name: 'GIS' })).toHaveCount(0)
    await browsers.close()
  })
  await walk.step('the pages speak the language of the application', async () => {
    const page = await (await browsers.open('en-GB')).newPage()
    await page.goto(`${kit.origin}/landing`)
    await page.getByRole('link', { name: 'Report a find' }).click()
    await expect(page.locator('#kc-login')).toHaveText(/Sign in/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await fillSignIn(page, people.ogf_citizens)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step(`a wrong password is refused; ${triesBeforeLock} of them lock the account for a time`, async () => {
    const page = await (await browsers.open()).newPage()
    await page.goto(`${kit.origin}/dashboard`)
    for (let tries = 0; tries < triesBeforeLock; tries += 1) {
      await fillSignIn(page, people.ogf_citizens, `wrong-${tries}`)
      await expect(page.locator('#input-error, #input-error-username')).toBeVisible()
      // Quicker ones count as an attack at once.
      await page.waitForTimeout(1_100)
    }
    await fillSignIn(page, people.ogf_citizens)
    await expect(page.locator('#username')).toBeVisible()
    await kit.realm.ask('DELETE', `/attack-detection/brute-force/users/${await kit.realm.id(people.ogf_citizens)}`)
    await fillSignIn(page, people.ogf_citizens)
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step('a forgotten password: the mail’s link sets a new one', async () => {
    await kit.realm.addAccount(forgetful)
    const page = await (await browsers.open()).newPage()
    await page.goto(`${kit.origin}/dashboard`)
    await page.getByRole('link', { name: /Passwort vergessen/ }).click()
    const before = mailServer.mails.length
    await page.locator('#username').fill(forgetful)
    await page.locator('[type=submit]').click()
    const { link } = await newMail(mailServer, forgetful, before)
    await page.goto(link)
    await fillNewPassword(page, `${password}-neu`)
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
}
