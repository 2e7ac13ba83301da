import { equal } from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { commandLines, documentedBlocks } from '@waldkerf/service/production/documentation/documented'
import { call, client } from '@waldkerf/service/production/native/client'
import type { Kit } from '@waldkerf/service/production/native/kit'
import { fillSignIn } from '@waldkerf/service/production/realm/browser'
import { codeApps } from '@waldkerf/service/production/realm/oneTimeCode'
import { password } from '@waldkerf/service/production/realm/realm'
import type { Walk } from '@waldkerf/service/production/walk'
import { newMail, people, type Surroundings } from '../people.ts'
import { mainMenu, signOut } from './entering.ts'
import { fillCode } from './factors.ts'

/** Somebody whom the authority's directory knows and the product does not. */
const unknown = 'revier@amt.example'

const secret = 'secret-of-the-directory'

/** Sign-in by an authority's own directory: another realm of the same Keycloak, with an address of its own. */
export async function directory(walk: Walk, kit: Kit, { browsers, mailServer }: Surroundings): Promise<void> {
  await walk.step('kcadm: the realm takes people from an authority’s directory', () => makeDirectory(kit))
  const context = await browsers.open()
  const page = await context.newPage()
  await walk.step('a first sign-in makes an account, which opens nothing before its address is confirmed', async () => {
    const before = mailServer.mails.length
    await comeFromDirectory(kit, page, unknown)
    const { link } = await newMail(mailServer, unknown, before)
    await page.goto(`${kit.origin}/dashboard`)
    await expect(mainMenu(page)).toHaveCount(0)
    await page.goto(link)
    await continueTo(page, kit)
    await expect(mainMenu(page).getByRole('link', { name: 'GIS' })).toHaveCount(0)
  })
  await walk.step('signing out ends the directory’s session, too', async () => {
    await signOut(page)
    await page.locator('#social-amt').click()
    await expect(page.locator('#password')).toBeVisible()
    await browsers.close()
  })
  await walk.step('an account that is there is linked by a mail to its address, and keeps its role', async () => {
    const other = await (await browsers.open()).newPage()
    const before = mailServer.mails.length
    await comeFromDirectory(kit, other, people.ogf_expert)
    await other.locator('#linkAccount').click()
    const { link } = await newMail(mailServer, people.ogf_expert, before)
    await other.goto(link)
    await continueTo(other, kit)
    await expect(mainMenu(other).getByRole('link', { name: 'GIS' })).toBeVisible()
    await browsers.close()
    const id = await kit.realm.id(people.ogf_expert)
    const links = await kit.realm.ask<{ identityProvider: string }[]>('GET', `/users/${id}/federated-identity`)
    equal(links[0]?.identityProvider, 'amt')
    equal(await call(client(kit.machine), await kit.realm.token(people.ogf_expert), 'a_get_currentuser'), 'ogf_expert')
  })
  await walk.step('an administrator needs the code behind the directory, too', async () => {
    const other = await (await browsers.open()).newPage()
    const before = mailServer.mails.length
    await comeFromDirectory(kit, other, people.ogf_admin)
    await other.locator('#linkAccount').click()
    const { link } = await newMail(mailServer, people.ogf_admin, before)
    await other.goto(link)
    await fillCode(other, await codeApps.get(people.ogf_admin)?.next())
    await expect(mainMenu(other)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
}

export async function makeDirectory(kit: Kit): Promise<void> {
  const { address } = kit.realm
  const back = `${kit.origin}/realms/waldkerf/broker/amt/endpoint`
  const credentials = [{ type: 'password', value: password, temporary: false }]
  await kit.realm.administer('POST', '', {
    realm: 'amt',
    enabled: true,
    // The product's gateway passes its own realm alone.
    attributes: { frontendUrl: address },
    users: [unknown, people.ogf_expert, people.ogf_admin].map((email) => {
      const names = { firstName: 'Rita', lastName: 'Revier' }
      return { username: email, email, ...names, enabled: true, emailVerified: true, credentials }
    }),
    clients: [
      {
        clientId: 'waldkerf',
        secret,
        redirectUris: [back],
        attributes: { 'post.logout.redirect.uris': `${back}/logout_response` },
      },
    ],
  })
  const [, kcadm = ''] = documentedBlocks('The first administrator', 'sh')
  const [block = ''] = documentedBlocks("An authority's own directory", 'sh')
  const lines = commandLines(block.replace('read -rs secret', `secret=${secret}`))
  const own = lines.map((line) => line.replace('https://anmeldung.amt.example', address))
  await kit.inKeycloak([...commandLines(kcadm).slice(1, 4), ...own].join('\n'))
}

/** Signs in at the directory, by the way that the sign-in page offers. */
async function comeFromDirectory(kit: Kit, page: Page, email: string): Promise<void> {
  await page.goto(`${kit.origin}/dashboard`)
  await page.locator('#social-amt').click()
  await page.waitForURL((url) => url.origin === kit.realm.address)
  await fillSignIn(page, email)
  await page.waitForURL((url) => url.origin === kit.origin)
}

/** From the page that a mail's link leads to into the application. */
async function continueTo(page: Page, kit: Kit): Promise<void> {
  await page.goto(`${kit.origin}/dashboard`)
  if (await page.locator('#social-amt').isVisible()) await page.locator('#social-amt').click()
  await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
}
