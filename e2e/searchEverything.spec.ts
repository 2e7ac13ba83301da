import { expect, type Page } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

/* One search over everything, as far as the role goes. */

const stack = productOfFile()

async function seek(page: Page, text: string) {
  const field = page.getByRole('combobox', { name: 'Suchen und springen' })
  if (!(await field.isVisible())) await page.keyboard.press('Control+k')
  await field.fill(text)
  await expect(page.getByRole('status').filter({ hasText: /Treffer/ })).toBeAttached()
}

test('an administrator finds one of each kind by three letters', async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const kinds = [
    ['buc', ['Meldungen', 'Arten']],
    ['lin', ['Personen']],
    ['for', ['Kunden', 'Rechnungen', 'Angebote']],
    ['bla', ['Karten']],
  ] as const
  for (const [text, names] of kinds) {
    await seek(page, text)
    for (const name of names) await expect(page.getByRole('group', { name, exact: true })).toBeVisible()
  }
  await seek(page, 'RE-2026-0004')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/invoices\/\d+$/)

  await seek(page, 'neue rechnung')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Neue Rechnung' })).toBeVisible()
  await expect(page).toHaveURL(/\/invoices\/index$/)
})

test('an expert finds no invoices', async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await seek(page, 'RE-2026-0004')
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Rechnungen' })).toHaveCount(0)
})

test('a citizen finds records and is led to one', async ({ page }) => {
  await signIn(page, stack.origin, 'nutzer@waldkerf.test')
  await seek(page, 'buchdrucker')
  const records = page.getByRole('group', { name: 'Meldungen' })
  await expect(records.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Kunden' })).toHaveCount(0)
  await records.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/dashboard\?meldung=\d+/)
  await expect(page.getByText(/^Meldung \d+/)).toBeVisible()
})
