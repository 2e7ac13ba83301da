import { expect, type Page, test } from '@playwright/test'
import { productOfFile, signIn } from './stack.ts'

const stack = productOfFile()

const tokenRequests = '**/openid-connect/token'
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('Admin-Token'))
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

test('a reload stays signed in, on the same page', async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index?status=new')
  await page.reload()
  await expect(menu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/gis\/index\?status=new/)
})

test('a token service that never answers at the start signs nobody out', async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  // Never answered: the page works on with the token it has.
  await page.route(tokenRequests, () => new Promise(() => undefined))
  await page.reload()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Funde nach Bundesland' })).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
})

test('sign-in that comes back refused again and again ends at a button', async ({ page }) => {
  const visits: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith(`${stack.origin}/dashboard`)) visits.push(frame.url())
  })
  await page.route(tokenRequests, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  )
  await page.goto(`${stack.origin}/dashboard`)
  await page.locator('#username').fill('expert@waldkerf.test')
  await page.locator('#password').fill('waldkerf')
  await page.locator('#kc-login').click()
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await page.waitForTimeout(2_000)
  await expect(page).toHaveURL(/\/login/)
})
