import { expect, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

/** Follows a figure of a page; GIS then lists exactly as many records as it said. */
async function follow(page: Page, name: RegExp, title = 'Saison') {
  const link = page.getByRole('link', { name }).first()
  await expect(link).toBeVisible()
  // Read in one step: `first()` may find another link once the map has its own.
  const words = await link.evaluate((one) => one.getAttribute('aria-label') ?? one.textContent)
  const count = /(\d+)\D*$/.exec(words)?.[1]
  await link.press('Enter')
  await expect(page).toHaveTitle('GIS - Waldkerf')
  await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
  await page.goBack()
  // The focus moves to the page's heading a moment later; a key pressed before that would go to the heading.
  await expect(page).toHaveTitle(`${title} - Waldkerf`)
  await expect(page.locator('main h1')).toBeFocused()
}

test('the day begins with the review: Enter opens the record that waits longest', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  const begin = page.getByRole('link', { name: 'Prüfung beginnen' })
  await test.step('the dashboard says how many wait and for how long', async () => {
    await expect(page.getByText(/^\d+ Meldungen warten, älteste \d+ Tage$/)).toBeVisible()
    await expect(begin).toHaveAttribute('href', /meldung=\d+$/)
  })
  const address = await begin.getAttribute('href')
  await test.step('Enter follows it without a Tab before', async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('GIS - Waldkerf')
    await expect(page).toHaveURL(stack.origin + address)
    await expect(page.getByRole('button', { name: /^Veröffentlichen/ }).first()).toBeVisible()
  })
  await test.step('it is the first of the queue, and the list is in the same order', async () => {
    await expect(page.getByText(/^Noch \d+ · Antworten, dann älteste$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Prüfreihenfolge' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('an administrator is led to those who wait to be admitted', long, async ({ page }) => {
  await signIn(page, stack.origin, 'admin@waldkerf.test')
  const line = page.getByRole('listitem').filter({ hasText: 'Ein neuer Nutzer wartet' })
  const lines = page.getByRole('listitem').filter({ hasText: 'neue Nutzer warten' })
  const words = await line.or(lines).first().locator('strong').textContent()
  await page.getByRole('link', { name: 'Freischalten' }).press('Enter')
  await expect(page).toHaveURL(/\/users\/index\?rolle=/)
  const count = words?.startsWith('Ein ') ? 1 : Number.parseInt(words ?? '', 10)
  await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
})

test('each figure of the dashboard and of the season leads to the records it counts', long, async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await test.step('an age of the queue', async () => follow(page, /^8 bis 14 Tage: \d+ Meldung/, 'Dashboard'))
  await page.getByRole('link', { name: 'Saison ansehen' }).click()
  await test.step('a Bundesland', async () => follow(page, /^Bayern:? ?\d+/))
  await test.step('a species', async () => follow(page, /^Kupferstecher \d+$/))
  await test.step('a calendar week, from the table of the season', async () => {
    await page.getByRole('button', { name: 'Funde im Jahreslauf als Tabelle zeigen' }).click()
    const row = page.getByRole('row', { name: /^KW 20 / })
    const count = await row.getByRole('cell').first().textContent()
    await row.getByRole('link', { name: 'KW 20' }).click()
    await expect(page).toHaveURL(/status=published&week=\d{4}-W20/)
    await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
  })
})
