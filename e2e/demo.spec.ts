import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Stack } from '@waldkerf/service/start'
import { signInToTemplate, signInToTemplateByForm } from './routes.ts'
import { long, dist, newFolder, productOfFile, removeFolder, startProduct, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const demoAddress = (path: string) => `${stack.origin}/demo${path}`

/** How the mock API answers this browser from now on. */
const change = (page: Page, switches: object) =>
  page.request.post(`${stack.origin}/prod-api/mock/switches`, { data: switches })

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm logout' })

/** Signs in, ends the session behind the page, and saves something: the question comes. */
async function endSession(page: Page) {
  await signInToTemplateByForm(page, stack.origin, 'admin', '/permission/role')
  // The roles are read while the session still holds.
  await expect(page.getByRole('button', { name: 'visitor bearbeiten' })).toBeVisible()
  await page.evaluate(async () => {
    await fetch('/prod-api/mock/switches', {
      method: 'POST',
      body: JSON.stringify({ scenario: 'signedOut' }),
      headers: { 'Content-Type': 'application/json' },
    })
  })
  await page.getByRole('button', { name: 'Neue Rolle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Rolle' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Praktikum')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(question(page)).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  )
}

test.describe('a session that is over', () => {
  test('Cancel stays, with everything that was typed', long, async ({ page }) => {
    await endSession(page)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Praktikum')
    await expect(page).toHaveURL(demoAddress('/permission/role'))
  })

  /* Spec section 8: "Codes 50008, 50012 and 50014 open a confirm dialog titled 'Confirm logout' with the text 'You have
     been logged out, you can cancel to stay on this page, or log in again' and buttons Re-Login and Cancel; Re-Login
     resets the token and reloads the page." */
  test('Re-Login resets the token and reloads the page', long, async ({ page }) => {
    await endSession(page)
    await change(page, { scenario: 'ready' })
    await question(page).getByRole('button', { name: 'Re-Login' }).click()
    await expect(page).toHaveURL(demoAddress(`/login?redirect=${encodeURIComponent('/permission/role')}`))
    expect(await page.evaluate(() => localStorage.getItem('Admin-Token:demo'))).toBeNull()
    await expect(question(page)).toBeHidden()
  })
})

/** Texts of a table's body, row by row. */
const readRows = (page: Page) =>
  page
    .locator('main tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))

const hostile = ['=HYPERLINK("https://elsewhere.example")', '<img src=x onerror=alert(1)>', '-5', 'Käfer; "der", große']

/** Answers articles with malicious titles. */
async function withHostileArticles(page: Page, count: number) {
  await page.route('**/article/list*', async (route) => {
    const response = await route.fetch()
    const { code, data } = (await response.json()) as { code: number; data: { items: object[] } }
    const items = Array.from({ length: count }, (_, index) => ({
      ...data.items[0],
      id: index + 1,
      title: `${hostile[index % hostile.length]} ${'Revier '.repeat(20)}${index}`,
      pageviews: 7,
    }))
    await route.fulfill({ json: { code, data: { total: count, items } } })
  })
}

for (const [type, count] of [
  ['xlsx', 1_500],
  ['csv', 20],
  ['txt', 20],
] as const) {
  test(`an export as ${type} is read back equal, under the strict policy`, long, async ({ page }) => {
    const trouble = await watchForTrouble(page)
    await signInToTemplate(page, stack.origin, 'admin')
    await withHostileArticles(page, count)
    await page.goto(demoAddress('/excel/export-excel'))
    await page.getByRole('combobox', { name: 'Dateiart' }).selectOption(type)
    await expect(page.locator('main tbody tr')).toHaveCount(count)
    const shown = await readRows(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Ausgeben' }).click()
    const path = await (await download).path()
    await page.goto(demoAddress('/excel/upload-excel'))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `liste.${type}`, mimeType: '', buffer: readFileSync(path) })
    await expect(page.getByText(`liste.${type}: ${count} Zeilen`)).toBeVisible()
    const read = await readRows(page)
    expect(read).toEqual(shown.slice(0, read.length))
    expect(trouble).toEqual([])
  })
}

test(
  'a role that is made here opens its pages after the next sign-in, and keeps the hidden ones of its groups',
  long,
  async ({ page }) => {
    await signInToTemplate(page, stack.origin, 'admin', '/permission/role')
    await page.getByRole('button', { name: 'visitor bearbeiten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rolle bearbeiten' })
    await dialog.getByRole('checkbox', { name: 'Beispiel', exact: true }).check()
    await expect(dialog.getByRole('region', { name: 'Was sich ändert' })).toContainText('2 Seiten kommen dazu')
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(dialog).toBeHidden()
    await page.evaluate(() => localStorage.setItem('Admin-Token:demo', 'visitor-token'))
    for (const path of ['/example/list', '/example/edit/7']) {
      // Leaving before the answer would end the session: a failed request for the user clears the token.
      const person = page.waitForResponse(/\/user\/info/)
      await page.goto(demoAddress(path))
      await person
      await expect(page).toHaveURL(demoAddress(path))
    }
  },
)

/** The background colour behind an element, as red, green and blue. */
const groundBehind = (target: Locator) =>
  target.evaluate((element) => {
    let place: Element | null = element
    while (place && getComputedStyle(place).backgroundColor === 'rgba(0, 0, 0, 0)') place = place.parentElement
    return place ? (getComputedStyle(place).backgroundColor.match(/\d+/g) ?? []).map(Number) : []
  })

/* Spec section 9: "Theme colour #007d40; menu background green, submenu background dark grey." */
test('the menu is green, its submenus are dark grey', long, async ({ page }) => {
  await signInToTemplate(page, stack.origin, 'admin', '/permission/directive')
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  expect(await groundBehind(menu.getByRole('link', { name: 'Dokumentation' }))).toEqual([0, 125, 64])
  const submenu = await groundBehind(menu.getByRole('link', { name: 'Rechte der Rollen' }))
  expect(Math.max(...submenu)).toBeLessThan(80)
  // Grey: no part of the colour is far from the others.
  expect(Math.max(...submenu) - Math.min(...submenu)).toBeLessThan(10)
})

test('paths of the template part lead there from the product’s root', long, async ({ page }) => {
  await page.goto(`${stack.origin}/icon/index?von=aussen`)
  await expect(page).toHaveURL(/\/demo\/login\?redirect=/)
})

test('one value of config.json leaves the part out', long, async ({ page }) => {
  const folder = newFolder()
  const site = join(folder, 'dist')
  cpSync(dist, site, { recursive: true })
  const file = join(site, 'config.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as { template: object }
  writeFileSync(file, JSON.stringify({ ...config, template: { ...config.template, enabled: false } }))
  let without: Stack | undefined
  try {
    without = await startProduct(join(folder, 'data'), { dist: site })
    for (const path of ['/icon/index', '/demo/', '/demo/icon/index']) {
      await page.goto(without.origin + path)
      // An address that the product does not know leads to its own start, and from there to the sign-in.
      await expect(page.locator('#kc-login')).toBeVisible()
    }
    expect((await page.request.get(`${without.origin}/prod-api/vue-element-admin/roles`)).status()).toBe(404)
  } finally {
    await without?.stop()
    removeFolder(folder)
  }
})
