import { expect } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

const product = productOfFile()

test('a figure of the year leads to as many records', async ({ page }) => {
  await signIn(page, product.origin, 'expert@waldkerf.test', '/dashboard')
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Auswertung' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Meldungen/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Art' }).selectOption({ label: 'Buchdrucker' })
  await expect(page).toHaveURL(/\/statistics\/index\?art=\d+$/)
  const row = page.getByRole('table', { name: 'Nach Bundesland' }).getByRole('row').nth(1)
  const count = Number((await row.getByRole('cell').first().textContent())?.replace('.', ''))
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/gis\/index\?.*bundesland=/)
  await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/statistics\/index\?art=\d+$/)
})

test('citizens do not open it', async ({ page }) => {
  await signIn(page, product.origin, 'nutzer@waldkerf.test')
  await page.goto(`${product.origin}/statistics/index`)
  await expect(page).toHaveURL(/\/401\?from=/)
})
