import { expect, type Page } from '@playwright/test'
import { pageAddresses } from '@waldkerf/domain/entities/template/treePaths'
import { templateTree } from '@waldkerf/domain/entities/template/tree'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import type { DemoRole } from './demoPages.ts'

/** Routes for sign-in and redirects show no page of their own. */
const passing = /^\/(login|auth-redirect|redirect)\b/

/** As an administrator may ask for them, with 1 for every number. */
const addresses = (paths: readonly string[]) =>
  paths.filter((path) => path.startsWith('/') && !passing.test(path)).map((path) => path.replace(/:\w+/, '1'))

/** Every address of the product. */
export const productPaths = addresses(productRoutes.map(({ path }) => path))

/** Every address of the template part, from the server's root. */
export const templatePaths = addresses(pageAddresses(templateTree('https://example.org'))).map((path) => `/demo${path}`)

/** Opens a page of the template part as somebody who has signed in there before. */
export async function signInToTemplate(page: Page, origin: string, role: DemoRole, path = '/dashboard') {
  const localStorage = [{ name: 'Admin-Token:demo', value: `${role}-token` }]
  // The mock API goes last on a busy machine; an answer that comes too late ends the session.
  await expect(async () => {
    await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
    await page.goto(`${origin}/demo${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(new URL(page.url()).pathname).not.toMatch(/\/login$/)
  }).toPass()
}

/** Signs in at the template part's own form; its session has nothing to do with the product's. */
export async function signInToTemplateByForm(page: Page, origin: string, name: string, path = '/dashboard') {
  await page.goto(`${origin}/demo${path}`)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Passwort' }).fill('beliebig')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  // The form has a heading too.
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  await expect(page.locator('h1').first()).toBeVisible()
}

/** Goes to an address without reloading the page, as a link does. */
export const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** Waits until deferred code has run. Without a frame a headless browser counts no time as idle. */
export const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 2_000 }))))

/** Loads each address anew, and calls `look` once its heading is there. */
export async function walk(
  page: Page,
  origin: string,
  paths: readonly string[],
  look: (path: string) => Promise<void> = async () => undefined,
) {
  for (const path of paths) {
    await page.goto(origin + path)
    await expect(page.locator('h1').first(), path).toBeVisible()
    await settled(page)
    await look(path)
  }
}
