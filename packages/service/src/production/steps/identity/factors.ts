import { deepEqual, equal, match } from 'node:assert/strict'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { commandLines, documentedBlocks } from '@waldkerf/service/production/documentation/documented'
import { call, client } from '@waldkerf/service/production/native/client'
import type { Kit } from '@waldkerf/service/production/native/kit'
import { fillNewPassword, fillSignIn } from '@waldkerf/service/production/realm/browser'
import { CodeApp, codeApps, shownKey } from '@waldkerf/service/production/realm/oneTimeCode'
import { password } from '@waldkerf/service/production/realm/realm'
import type { Walk } from '@waldkerf/service/production/walk'
import { newMail, people, type Surroundings } from '../people.ts'
import { enter, mainMenu, signOut } from './entering.ts'

/** The administrator whom the documentation puts into the group. */
const second = 'chefin@amt.example'

/** The addresses of the documented change. */
const [oldAddress, newAddress] = ['alt@amt.example', 'neu-benannt@amt.example']

/** Second factors, passkeys, the account pages, and what a change of address does. */
export async function factors(walk: Walk, kit: Kit, around: Surroundings): Promise<void> {
  await codes(walk, kit, around)
  await passkeys(walk, kit, around)
  await addresses(walk, kit)
}

/** Answers the page that asks for a code. */
export async function fillCode(page: Page, code = ''): Promise<void> {
  await page.locator('#otp').fill(code)
  await page.locator('#kc-login').click()
}

async function codes(walk: Walk, kit: Kit, { browsers, mailServer }: Surroundings): Promise<void> {
  await walk.step('kcadm: who is put into the group sets up a one-time code at the next sign-in', async () => {
    await kit.realm.addAccount(second)
    const [, kcadm = ''] = documentedBlocks('The first administrator', 'sh')
    const [group = ''] = documentedBlocks('The second factor', 'sh')
    const signIn = commandLines(kcadm).slice(1, 4)
    await kit.inKeycloak([...signIn, ...commandLines(group)].join('\n'))
    const page = await (await browsers.open()).newPage()
    await page.goto(`${kit.origin}/dashboard`)
    await fillSignIn(page, second)
    await page.locator('#mode-manual').click()
    codeApps.set(second, new CodeApp(shownKey(await page.locator('#kc-totp-secret-key').innerText())))
    await page.locator('#totp').fill((await codeApps.get(second)?.next()) ?? '')
    await page.locator('#userLabel').fill('Telefon')
    await page.locator('#saveTOTPBtn').click()
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step('a password alone does not let an administrator in; password and code do', async () => {
    const page = await (await browsers.open()).newPage()
    await page.goto(`${kit.origin}/dashboard`)
    await fillSignIn(page, second)
    await fillCode(page, '000000')
    await expect(page.locator('#input-error-otp')).toBeVisible()
    await fillCode(page, await codeApps.get(second)?.next())
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step('nor does a mailbox: the link for a forgotten password asks for the code, too', async () => {
    const page = await (await browsers.open()).newPage()
    await page.goto(`${kit.origin}/dashboard`)
    await page.getByRole('link', { name: /Passwort vergessen/ }).click()
    const before = mailServer.mails.length
    await page.locator('#username').fill(second)
    await page.locator('[type=submit]').click()
    const { link } = await newMail(mailServer, second, before)
    await page.goto(link)
    await fillCode(page, await codeApps.get(second)?.next())
    await fillNewPassword(page, `${password}-neu`)
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
    await browsers.close()
  })
  await walk.step('no client gets a token for a password', async () => {
    const answer = await fetch(`${kit.origin}/realms/waldkerf/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: 'admin-cli',
        username: people.ogf_expert,
        password,
      }),
    })
    equal(answer.ok, false)
  })
}

/** A device that keeps passkeys and knows its owner. Answers how the owner is sent away, and comes back. */
async function addDevice(context: BrowserContext, page: Page): Promise<(isThere: boolean) => Promise<unknown>> {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isThere) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: isThere })
}

async function passkeys(walk: Walk, kit: Kit, { browsers }: Surroundings): Promise<void> {
  const context = await browsers.open()
  const page = await context.newPage()
  const setOwner = await addDevice(context, page)
  await walk.step('the profile leads to the account pages, which add a passkey, and back', async () => {
    await enter(kit, page, people.ogf_expert, '/profile/index')
    await page.getByRole('link', { name: 'Passwort und Passkeys' }).click()
    await page.getByTestId('webauthn-passwordless/create').click()
    await page.waitForURL(/required-action/)
    // The button waits for its script.
    await page.waitForLoadState('networkidle')
    await page.locator('#registerWebAuthn').click()
    await page.getByTestId('referrer-link').click()
    await expect(page).toHaveURL(`${kit.origin}/profile/index`)
  })
  await walk.step('a passkey signs in without a password', async () => {
    // The form itself asks for a passkey, which the device would give at once.
    await setOwner(false)
    await signOut(page)
    await expect(page.locator('#password')).toBeVisible({ timeout: 30_000 })
    await setOwner(true)
    await page.locator('#authenticateWebAuthnButton').click()
    await expect(mainMenu(page)).toBeVisible({ timeout: 30_000 })
  })
  await browsers.close()
}

async function addresses(walk: Walk, kit: Kit): Promise<void> {
  const ask = client(kit.machine)
  const role = async (email: string) => call(ask, await kit.realm.token(email), 'a_get_currentuser')
  await walk.step(
    'an address that is changed in Keycloak alone is somebody new; with the product’s it is the same person',
    async () => {
      await kit.realm.addAccount(oldAddress)
      const token = await kit.realm.token(oldAddress)
      await call(ask, token, 'a_get_user_data', { email: oldAddress })
      await kit.rows('update data.benutzer set app_status = $2 where email = $1', [oldAddress, 'ogf_expert'])
      equal(await role(oldAddress), 'ogf_expert')
      await kit.realm.ask('PUT', `/users/${await kit.realm.id(oldAddress)}`, { email: newAddress })
      equal(await role(newAddress), 'ogf_new')
      const [rename = ''] = documentedBlocks('Account pages', 'sql')
      match(rename, /^update data\.benutzer set email/)
      await kit.rows(rename.replace('neu@amt.example', newAddress))
      equal(await role(newAddress), 'ogf_expert')
      deepEqual(await kit.rows('select email from data.benutzer where email = $1', [oldAddress]), [])
    },
  )
}
