import { expect, type Page } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

/** Follows a figure of the dashboard; GIS then lists exactly as many records as it said. */
async function follow(page: Page, name: RegExp) {
  const link = page.getByRole('link', { name }).first()
  await expect(link).toBeVisible()
  const words = (await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? ''
  const count = /(\d+)\D*$/.exec(words)?.[1]
  await link.press('Enter')
  await expect(page).toHaveTitle('GIS - Waldkerf')
  await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
  await page.goBack()
  // A moment after the page has come the focus goes to its heading; a key pressed before would be pressed there.
  await expect(page).toHaveTitle('Dashboard - Waldkerf')
  await expect(page.locator('main h1')).toBeFocused()
}

test('each figure of the dashboard leads to the records it counts', async ({ page }) => {
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  await test.step('a Bundesland', async () => follow(page, /^Bayern:? ?\d+/))
  await test.step('a species', async () => follow(page, /^Kupferstecher: \d+ Funde/))
  await test.step('an age of the queue', async () => follow(page, /^8 bis 14 Tagen: \d+ Meldungen/))
  await test.step('a calendar week, from the table of the season', async () => {
    await page.getByRole('button', { name: 'Funde im Jahreslauf als Tabelle zeigen' }).click()
    const row = page.getByRole('row', { name: /^KW 20 / })
    const count = await row.getByRole('cell').first().textContent()
    await row.getByRole('link', { name: 'KW 20' }).click()
    await expect(page).toHaveURL(/status=published&week=\d{4}-W20/)
    await expect(page.getByText(new RegExp(`^${count} von \\d+$`))).toBeVisible()
  })
})
