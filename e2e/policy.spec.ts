import { expect, type Page, test } from '@playwright/test'
import { productPaths, signInToTemplate, templatePaths, walk } from './routes.ts'
import { productOfFile, signIn, watchForTrouble } from './stack.ts'

/* A strict content security policy is served with every page, and no page of either part ever violates it. */

const stack = productOfFile()

/** Besides violations and uncaught errors: whatever the console calls an error, and policies that are not strict. */
async function watch(page: Page): Promise<string[]> {
  const trouble = await watchForTrouble(page)
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'document' || response.status() >= 300) return
    const policy = (await response.headerValue('content-security-policy')) ?? ''
    if (!policy.includes('script-src') || policy.includes('unsafe-')) trouble.push(`${response.url()}: ${policy}`)
  })
  return trouble
}

test('no page of the product violates it', async ({ page }) => {
  test.setTimeout(180_000)
  const trouble = await watch(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  await walk(page, stack.origin, [...productPaths, '/landing'])
  expect(trouble).toEqual([])
})

test('no page of the template part violates it', async ({ page }) => {
  test.setTimeout(600_000)
  const trouble = await watch(page)
  await signInToTemplate(page, stack.origin, 'admin')
  await walk(page, stack.origin, templatePaths)
  expect(trouble).toEqual([])
})

test('what opens over a page does not violate it either', async ({ page }) => {
  const trouble = await watch(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  // The keys come with the tools of the bar, after the page.
  await page.getByRole('button', { name: /Konto/ }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Erscheinungsbild' }).click()
  const settings = page.getByRole('dialog', { name: 'Erscheinungsbild' })
  await settings.getByRole('checkbox', { name: 'Tags anzeigen' }).check()
  await settings.getByText('Dunkel').click()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Offene Seiten' }).getByRole('link').first().click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Close All' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü schließen' }).first().click()
  await page.getByRole('button', { name: /Konto/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  expect(trouble).toEqual([])
})
