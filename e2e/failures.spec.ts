import { expect, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile(true)

const pageCode = '**/assets/GisPage-*.js'
const openGis = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'GIS' }).click()
const gisStands = (page: Page) => expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible()

/** The regions that announce messages; they load after the first page. */
const messages = (page: Page) => page.getByRole('region', { name: 'Benachrichtigungen', exact: true })

test('without a connection the page says so, and again when it is back', long, async ({ page, context }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await expect(messages(page).getByRole('status')).toBeAttached()
  await context.setOffline(true)
  await expect(page.locator('#bars')).toContainText('Keine Verbindung.')
  await context.setOffline(false)
  await expect(messages(page)).toContainText('Die Verbindung ist wieder da.')
  expect(trouble).toEqual([])
})

test('a page whose code a deploy took away is fetched by one reload', async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await expect(messages(page)).toBeAttached()
  let asked = 0
  await page.route(pageCode, (route) => (++asked === 1 ? route.fulfill({ status: 404 }) : route.continue()))
  await openGis(page)
  await gisStands(page)
  expect(asked).toBe(2)
})

test('a page whose code does not come breaks alone, and one press heals it', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await expect(messages(page)).toBeAttached()
  const unreachable = [pageCode, '**/config.json']
  for (const address of unreachable) await page.route(address, (route) => route.abort())
  await openGis(page)
  const retry = page.getByRole('button', { name: 'Erneut versuchen' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  for (const address of unreachable) await page.unroute(address)
  await retry.click()
  await gisStands(page)
})
