import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

/* One search over everything, as far as the role goes. */

const stack = productOfFile()
const citizen = 'nutzer@waldkerf.test'

async function seek(page: Page, text: string) {
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' })
  if (!(await field.isVisible())) await page.keyboard.press('Control+k')
  await field.fill(text)
  await expect(page.getByRole('status').filter({ hasText: /Treffer/ })).toBeAttached()
}

test('an administrator finds one of each kind by three letters', long, async ({ page }) => {
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

test('an expert finds no invoices', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await seek(page, 'RE-2026-0004')
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Rechnungen' })).toHaveCount(0)
})

test(
  'a citizen finds published records, which open over the dashboard, and own ones, which have a page',
  long,
  async ({ page }) => {
    const [own] = await asOwner<{ id: string }>(
      stack.databaseUrl,
      `insert into data.kaefer (art, bundesland, user_id) select 1, 'Bayern', user_id from data.benutzer where email = $1
     returning id`,
      [citizen],
    )
    await signIn(page, stack.origin, citizen)
    const records = page.getByRole('group', { name: 'Meldungen', exact: true }).getByRole('option')
    await seek(page, `${own?.id}`)
    await expect(page.getByRole('group', { name: 'Kunden' })).toHaveCount(0)
    await records.filter({ hasText: `#${own?.id} ` }).click()
    await expect(page).toHaveURL(new RegExp(`/reports/${own?.id}$`))

    const [foreign] = await asOwner<{ id: string }>(
      stack.databaseUrl,
      `select max(id) as id from data.kaefer where status = 'published' and user_id is distinct from (
       select user_id from data.benutzer where email = $1)`,
      [citizen],
    )
    await seek(page, `${foreign?.id}`)
    await records.filter({ hasText: `#${foreign?.id} ` }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard\\?meldung=${foreign?.id}$`))
    await expect(page.getByRole('dialog', { name: `Meldung ${foreign?.id}` })).toBeVisible()
  },
)
