import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Authority } from '../native/authority.ts'
import { password } from './realm.ts'

/** Milliseconds that a page may take: Keycloak's first pages are slow on a cold machine. */
const patience = 60_000

/** People with browsers of their own, in front of the public address. */
export class Browsers {
  readonly #contexts: BrowserContext[] = []
  readonly #folder: string
  readonly #authority: Authority

  constructor(folder: string, authority: Authority) {
    this.#folder = folder
    this.#authority = authority
  }

  /** A new browser with an empty profile. */
  async open(locale = 'de-DE'): Promise<BrowserContext> {
    const profile = mkdtempSync(join(this.#folder, 'browser-'))
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROMIUM_PATH'],
      locale,
      viewport: { width: 1_440, height: 900 },
      // It takes the run's own certificate and no other that it cannot check.
      args: [`--ignore-certificate-errors-spki-list=${this.#authority.fingerprint}`, '--no-sandbox'],
    })
    context.setDefaultTimeout(patience)
    context.setDefaultNavigationTimeout(patience)
    this.#contexts.push(context)
    return context
  }

  /** All pages that are open, for pictures of a failure. */
  pages(): Page[] {
    return this.#contexts.flatMap((context) => context.pages())
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()))
  }
}

/** Fills in Keycloak's form. */
export async function fillSignIn(page: Page, email: string, word = password): Promise<void> {
  await page.locator('#username').fill(email)
  await page.locator('#password').fill(word)
  await page.locator('#kc-login').click()
}

/** Sets a password on Keycloak's page for it. */
export async function fillNewPassword(page: Page, word = password): Promise<void> {
  await page.locator('#password-new').fill(word)
  await page.locator('#password-confirm').fill(word)
  await page.locator('#kc-form-buttons [type=submit], #kc-form [type=submit], [type=submit]').first().click()
}
