import { equal } from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import type { Kit } from '@waldkerf/service/production/native/kit'
import { fillSignIn } from '@waldkerf/service/production/realm/browser'
import type { Walk } from '@waldkerf/service/production/walk'
import { people, type Surroundings, until } from '../people.ts'
import { enter, mainMenu, signOut } from './entering.ts'

/** The application renews a token that has less than 70 s left: with this life it does so after some seconds. */
const shortLife = 80

const renewal = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/openid-connect/token') && answer.ok(), { timeout: 60_000 })

const messageField = (page: Page) => page.getByRole('textbox', { name: /Nachricht/ })

/** How a session goes on, and how it ends. */
export async function staying(walk: Walk, kit: Kit, around: Surroundings): Promise<void> {
  await silently(walk, kit, around)
  await renewing(walk, kit, around)
  await ending(walk, kit, around)
}

async function silently(walk: Walk, kit: Kit, { browsers }: Surroundings): Promise<void> {
  await walk.step('a reload and a second tab are signed in without a form', async () => {
    const context = await browsers.open()
    const page = await context.newPage()
    await enter(kit, page, people.ogf_expert)
    await page.reload()
    await expect(mainMenu(page)).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    const other = await context.newPage()
    await other.goto(`${kit.origin}/gis/index`)
    await expect(mainMenu(other)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step('a role that is given reaches a page that is open', async () => {
    const page = await (await browsers.open()).newPage()
    await enter(kit, page, people.ogf_new)
    await setRole(kit, people.ogf_new, 'ogf_expert')
    await page.reload()
    await expect(mainMenu(page).getByRole('link', { name: 'GIS' })).toBeVisible()
    await setRole(kit, people.ogf_new, 'ogf_new')
    await browsers.close()
  })
}

const setRole = (kit: Kit, email: string, role: string) =>
  kit.rows('update data.benutzer set app_status = $2 where email = $1', [email, role])

async function renewing(walk: Walk, kit: Kit, { browsers }: Surroundings): Promise<void> {
  await kit.realm.ask('PUT', '', { accessTokenLifespan: shortLife })
  const context = await browsers.open()
  const page = await context.newPage()
  await walk.step(`a token of ${shortLife} s is renewed when 70 s are left`, async () => {
    await enter(kit, page, people.ogf_expert)
    await renewal(page)
  })
  await walk.step('after a restart of Keycloak the session goes on', async () => {
    await kit.does('docker compose restart keycloak')
    await renewal(page)
    await page.reload()
    await expect(mainMenu(page)).toBeVisible()
    equal(new URL(page.url()).pathname, '/dashboard')
  })
  await walk.step(
    'Keycloak is away for longer than a token lives: the page says so, and what is typed is kept',
    async () => {
      const text = 'Ist das Bild vom selben Stamm?'
      const id = await newSighting(kit)
      await page.goto(`${kit.origin}/gis/index?meldung=${id}`)
      await messageField(page).fill(text)
      await kit.does('docker compose stop keycloak')
      const bar = page.getByText('Keine Verbindung').first()
      await expect(bar).toBeVisible({ timeout: 60_000 })
      await page.waitForTimeout(shortLife * 1_000)
      await ask(page)
      const show = page.getByRole('button', { name: `Meldung ${id} zeigen` })
      await expect(show).toBeVisible({ timeout: 30_000 })
      await kit.does('docker compose start keycloak')
      await expect(bar).toBeHidden({ timeout: 120_000 })
      await show.click()
      await expect(messageField(page)).toHaveValue(text)
      await ask(page)
      await stored(kit, id, text)
    },
  )
  await kit.realm.ask('PUT', '', { accessTokenLifespan: 300 })
  await browsers.close()
}

/** Sends the message to who reported. */
const ask = (page: Page) =>
  page
    .getByRole('button', { name: /Rückfrage/ })
    .last()
    .click()

const stored = (kit: Kit, id: number, text: string) =>
  until('the message is stored', async () => {
    const [row] = await kit.rows<{ message: string }>('select message from data.kaefer where id = $1', [id])
    return row?.message === text
  })

async function ending(walk: Walk, kit: Kit, { browsers }: Surroundings): Promise<void> {
  await walk.step('signing out in one tab ends the session everywhere', async () => {
    const before = (await sessions(kit)).length
    const context = await browsers.open()
    const [page, other] = [await context.newPage(), await context.newPage()]
    await enter(kit, page, people.ogf_expert)
    await other.goto(`${kit.origin}/dashboard`)
    await expect(mainMenu(other)).toBeVisible()
    await signOut(page)
    // The application's own page, or already Keycloak's form.
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/(login|openid-connect\/auth)/, { timeout: 30_000 })
    equal((await sessions(kit)).length, before)
    await page.goto(`${kit.origin}/dashboard`)
    await expect(page.locator('#username')).toBeVisible()
    await browsers.close()
  })
  await walk.step(
    'an administrator ends the session while somebody types: they are asked, and keep the text',
    async () => {
      await kit.realm.ask('PUT', '', { accessTokenLifespan: shortLife })
      const context = await browsers.open()
      const page = await context.newPage()
      const id = await newSighting(kit)
      await enter(kit, page, people.ogf_expert, `/gis/index?meldung=${id}`)
      const text = 'Bitte noch ein Bild der Unterseite.'
      await messageField(page).fill(text)
      await kit.realm.ask('POST', `/users/${await kit.realm.id(people.ogf_expert)}/logout`)
      const question = page.getByRole('alertdialog', { name: 'Ihre Anmeldung ist abgelaufen' })
      await expect(question).toBeVisible({ timeout: 90_000 })
      const opened = context.waitForEvent('page')
      await question.getByRole('button', { name: 'Anmelden' }).click()
      await fillSignIn(await opened, people.ogf_expert)
      await expect(question).toBeHidden({ timeout: 30_000 })
      await expect(messageField(page)).toHaveValue(text)
      await ask(page)
      await stored(kit, id, text)
      await kit.realm.ask('PUT', '', { accessTokenLifespan: 300 })
      await browsers.close()
    },
  )
}

const sessions = async (kit: Kit) =>
  kit.realm.ask<unknown[]>('GET', `/users/${await kit.realm.id(people.ogf_expert)}/sessions`)

async function newSighting(kit: Kit): Promise<number> {
  const [made] = await kit.rows<{ id: number }>(
    `insert into data.kaefer (art, user_id, bundesland, lat, lon)
      select 1, user_id, 'Bayern', 48.2, 11.7 from data.benutzer where email = $1 returning id::int`,
    [people.ogf_citizens],
  )
  return made?.id ?? 0
}
