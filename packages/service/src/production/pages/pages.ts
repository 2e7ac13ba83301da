import { equal } from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Kit } from '@waldkerf/service/production/native/kit'
import { newMail, type Surroundings } from '@waldkerf/service/production/steps/people'
import { fillNewPassword, fillSignIn } from '@waldkerf/service/production/realm/browser'
import { CodeApp, shownKey } from '@waldkerf/service/production/realm/oneTimeCode'
import { password } from '@waldkerf/service/production/realm/realm'
import { triesBeforeLock } from '@waldkerf/service/production/steps/identity/entering'
import { fillCode } from '@waldkerf/service/production/steps/identity/factors'
import type { Walk } from '@waldkerf/service/production/walk'
import { signInAddress } from '@waldkerf/service/testing/signIn'
import { Keeper, type PageLanguage, languages } from './keeper.ts'

/** Somebody who meets all pages. */
const email = 'anna.ahorn@amt.example'

const isRecorded = () => process.argv.includes('--record') || process.argv.includes('--pages')

/** All that a page is kept with. */
interface Visit extends Surroundings {
  kit: Kit
  language: PageLanguage
  keeper: Keeper
}

/** Keycloak's pages and mails, in both languages: kept for stories with `--record`, else compared with what is kept. */
export async function identityPages(walk: Walk, kit: Kit, around: Surroundings): Promise<void> {
  const keeper = new Keeper()
  for (const language of Object.keys(languages) as PageLanguage[]) {
    const visit = { kit, language, keeper, ...around }
    const step = (name: string, see: (visit: Visit) => Promise<void>) =>
      walk.step(`Keycloak’s pages, ${language}: ${name}`, async () => {
        await newAccount(visit)
        await see(visit)
        await around.browsers.close()
        await endAccount(visit)
      })
    await offerDirectory(kit, false)
    await step('sign-in', signIn)
    await step('a forgotten password', forgottenPassword)
    await step('an invitation', invitation)
    await step('an address that is confirmed', confirmedAddress)
    await step('a one-time code', oneTimeCode)
    await step('a passkey, sign-out and errors', atTheEdges)
    await offerDirectory(kit, true)
    await step('a directory', directory)
  }
  await walk.step(isRecorded() ? 'Keycloak’s pages are kept' : 'Keycloak’s pages are those that stories show', () =>
    isRecorded() ? keeper.write() : keeper.compare(),
  )
}

async function newAccount({ kit, language }: Visit): Promise<void> {
  await kit.realm.addAccount(email)
  const account = `/users/${await kit.realm.id(email)}`
  const names = { firstName: 'Anna', lastName: 'Ahorn' }
  await kit.realm.ask('PUT', account, { email, ...names, emailVerified: true, attributes: { locale: [language] } })
}

const endAccount = async ({ kit }: Visit) => kit.realm.ask('DELETE', `/users/${await kit.realm.id(email)}`)

/** Whether the sign-in page offers the authority's own directory. */
async function offerDirectory({ realm }: Kit, enabled: boolean): Promise<void> {
  const address = '/identity-provider/instances/amt'
  await realm.ask('PUT', address, { ...(await realm.ask<object>('GET', address)), enabled })
}

/** A browser of its own at the beginning of a sign-in, which leads to a picture and not into the application. */
async function open(visit: Visit, extra: Record<string, string> = {}): Promise<Page> {
  const page = await (await visit.browsers.open(languages[visit.language])).newPage()
  await page.goto(signInStart(visit, extra))
  return page
}

const signInStart = ({ kit: { origin } }: Visit, extra: Record<string, string> = {}) =>
  signInAddress(origin, { redirect_uri: `${origin}/favicon.svg`, ...extra }).address

async function openLink({ browsers, language }: Visit, link: string): Promise<Page> {
  const page = await (await browsers.open(languages[language])).newPage()
  await page.goto(link)
  return page
}

/** Does something that sends a mail, and keeps that mail. */
async function mailAfter(visit: Visit, name: string, send: () => Promise<unknown>): Promise<string> {
  const before = visit.mailServer.mails.length
  await send()
  const mail = await newMail(visit.mailServer, email, before)
  visit.keeper.keepMail(mail, name, visit.language)
  return mail.link
}

const template = (name: string) => `[data-page-id="login-${name}"]`

const send = (page: Page) => page.locator('[type=submit]').first().click()

async function signIn(visit: Visit): Promise<void> {
  const { keeper, language } = visit
  const page = await open(visit)
  await keeper.keep(page, 'sign-in', language, template('login'))
  await fillSignIn(page, email, 'wrong')
  await keeper.keep(page, 'wrong-password', language, '#input-error-username, #input-error')
  for (let tries = 1; tries < triesBeforeLock; tries += 1) {
    await fillSignIn(page, email, 'wrong')
    await page.waitForLoadState()
  }
  await fillSignIn(page, email)
  await page.locator('#input-error-username, #input-error').waitFor()
  // Nobody learns from it that the password was right.
  equal(await keeper.markup(page), keeper.kept('wrong-password', language))
}

async function forgottenPassword(visit: Visit): Promise<void> {
  const { keeper, language } = visit
  const page = await open(visit)
  await page.locator('a[href*="reset-credentials"]').click()
  await keeper.keep(page, 'forgotten-password', language, template('login-reset-password'))
  await page.locator('#username').fill(email)
  const link = await mailAfter(visit, 'forgotten-password', () => send(page))
  await keeper.keep(page, 'link-sent', language, '.pf-v5-c-alert')
  await page.goto(link)
  await keeper.keep(page, 'new-password', language, template('login-update-password'))
  await fillNewPassword(page, 'short')
  await keeper.keep(page, 'new-password-refused', language, '.pf-v5-c-alert.pf-m-danger')
}

async function invitation(visit: Visit): Promise<void> {
  const { kit, keeper, language } = visit
  const account = `/users/${await kit.realm.id(email)}`
  const query = new URLSearchParams({ client_id: 'waldkerf-web', redirect_uri: `${kit.origin}/`, lifespan: '604800' })
  const link = await mailAfter(visit, 'invitation', () =>
    kit.realm.ask('PUT', `${account}/execute-actions-email?${query}`, ['UPDATE_PASSWORD', 'VERIFY_EMAIL']),
  )
  const page = await openLink(visit, link)
  await keeper.keep(page, 'invitation', language, template('info'))
  await page.locator('#kc-info-message a').click()
  await page.locator(template('login-update-password')).waitFor()
  await fillNewPassword(page, `${password}-neu`)
  await keeper.keep(page, 'account-ready', language, template('info'))
  const again = await openLink(visit, link)
  await keeper.keep(again, 'link-used', language, template('error'))
}

async function confirmedAddress(visit: Visit): Promise<void> {
  const { kit, keeper, language } = visit
  await kit.realm.ask('PUT', `/users/${await kit.realm.id(email)}`, { email, emailVerified: false })
  const page = await open(visit)
  const link = await mailAfter(visit, 'address', () => fillSignIn(page, email))
  await keeper.keep(page, 'confirm-address', language, template('login-verify-email'))
  const other = await openLink(visit, link)
  await keeper.keep(other, 'address-link', language, template('info'))
  await other.locator('#kc-info-message a').click()
  await keeper.keep(other, 'address-confirmed', language, `${template('info')} #kc-info-message:not(:has(b))`)
}

async function oneTimeCode(visit: Visit): Promise<void> {
  const { kit, keeper, language } = visit
  const groups = await kit.realm.ask<{ id: string; name: string }[]>('GET', '/groups?search=ogf_admin')
  equal(groups[0]?.name, 'ogf_admin')
  await kit.realm.ask('PUT', `/users/${await kit.realm.id(email)}/groups/${groups[0]?.id}`)
  const page = await open(visit)
  await fillSignIn(page, email)
  await keeper.keep(page, 'set-up-code', language, '#kc-totp-secret-qr-code')
  await page.locator('#mode-manual').click()
  await keeper.keep(page, 'set-up-code-by-hand', language, '#kc-totp-secret-key')
  const app = new CodeApp(shownKey(await page.locator('#kc-totp-secret-key').innerText()))
  await page.locator('#totp').fill('000000')
  await page.locator('#saveTOTPBtn').click()
  await keeper.keep(page, 'set-up-code-refused', language, '#input-error-otp-code')
  await page.locator('#totp').fill(await app.next())
  await page.locator('#userLabel').fill('Telefon')
  await page.locator('#saveTOTPBtn').click()
  await page.waitForURL(/favicon/)
  const later = await open(visit)
  await fillSignIn(later, email)
  await keeper.keep(later, 'code', language, template('login-otp'))
  await fillCode(later, '000000')
  await keeper.keep(later, 'wrong-code', language, '#input-error-otp')
}

async function atTheEdges(visit: Visit): Promise<void> {
  const { kit, keeper, language } = visit
  const page = await open(visit)
  const action = (await page.locator('#kc-form-login').getAttribute('action')) ?? ''
  await page.goto(action.replace(/execution=[^&]*/, 'execution=former'))
  await keeper.keep(page, 'page-expired', language, template('login-page-expired'))
  await page.goto(signInStart(visit))
  await fillSignIn(page, email)
  await page.waitForURL(/favicon/)
  await page.goto(signInStart(visit, { kc_action: 'webauthn-register-passwordless' }))
  await keeper.keep(page, 'add-passkey', language, template('webauthn-register'))
  await page.goto(`${kit.origin}/realms/waldkerf/protocol/openid-connect/logout?client_id=waldkerf-web`)
  await keeper.keep(page, 'sign-out', language, template('logout-confirm'))
  await page.locator('#kc-logout').click()
  await keeper.keep(page, 'signed-out', language, template('info'))
  await page.goto(signInStart(visit, { redirect_uri: 'https://elsewhere.example/' }))
  await keeper.keep(page, 'error', language, template('error'))
}

async function directory(visit: Visit): Promise<void> {
  const { kit, keeper, language } = visit
  const credentials = [{ type: 'password', value: password, temporary: false }]
  const names = { firstName: 'Anna', lastName: 'Ahorn', enabled: true, emailVerified: true }
  await kit.realm.administer('POST', '/amt/users', { username: email, email, ...names, credentials })
  const page = await open(visit)
  await keeper.keep(page, 'sign-in-with-directory', language, '#social-amt')
  await page.locator('#social-amt').click()
  await page.waitForURL((url) => url.origin === kit.realm.address)
  await fillSignIn(page, email)
  await keeper.keep(page, 'link-accounts', language, '#linkAccount')
  const link = await mailAfter(visit, 'link-accounts', () => page.locator('#linkAccount').click())
  await keeper.keep(page, 'link-accounts-mail', language, template('login-idp-link-email'))
  const other = await openLink(visit, link)
  await keeper.keep(other, 'link-accounts-link', language, template('info'))
  await other.locator('#kc-info-message a').click()
  await keeper.keep(other, 'accounts-linked', language, `${template('info')} #kc-info-message:not(:has(a))`)
  const [known] = await kit.realm.administer<{ id: string }[]>('GET', `/amt/users?email=${encodeURIComponent(email)}`)
  await kit.realm.administer('DELETE', `/amt/users/${known?.id}`)
}
