import { expect, type Page, test } from '@playwright/test'
import { productOfFile, watchForTrouble } from './stack.ts'

const stack = productOfFile()

/** Signs in at the template part's own form; its session has nothing to do with the product's. */
async function signInAs(page: Page, name: string, path: string) {
  await page.goto(`${stack.origin}/demo${path}`)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Passwort' }).fill('beliebig')
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

const pages = [
  '/dashboard',
  '/documentation/index',
  '/permission/page',
  '/permission/role',
  '/icon/index',
  '/components/drag-kanban',
  '/charts/line',
  '/nested/menu1/menu1-2/menu1-2-1',
  '/example/list',
  '/tab/index',
  '/theme/index',
]

test('all pages of an admin open without an error, and without asking anybody else', async ({ page }) => {
  const trouble = await watchForTrouble(page)
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.origin) && !/^(data|blob):/.test(request.url())) trouble.push(request.url())
  })
  await signInAs(page, ' admin ', '/icon/index')
  await expect(page).toHaveURL(/\/demo\/icon\/index$/)
  for (const path of pages) {
    await page.goto(`${stack.origin}/demo${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page).toHaveURL(`${stack.origin}/demo${path}`)
  }
  expect(trouble).toEqual([])
})

test('a visitor sees the dashboard alone', async ({ page }) => {
  await signInAs(page, 'visitor', '/')
  await expect(page).toHaveURL(/\/demo\/dashboard/)
  await page.goto(`${stack.origin}/demo/icon/index`)
  await expect(page).toHaveURL(/\/demo\/401/)
})

test('its paths are known at the product’s root, unknown ones end in its own /404', async ({ page }) => {
  await page.goto(`${stack.origin}/icon/index?von=aussen`)
  await expect(page).toHaveURL(/\/demo\//)
  await page.goto(`${stack.origin}/demo/nowhere`)
  await expect(page).toHaveURL(/\/demo\/404$/)
})
