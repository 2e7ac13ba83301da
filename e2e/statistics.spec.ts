import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { noGhostscript, printOut } from './onPaper.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

const product = productOfFile()

test('a figure of the year leads to as many records', long, async ({ page }) => {
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

/** Eight sheets with their maps, on a machine that does other things, too. */
const laidOut = { timeout: 60_000 }

test('the report of the year is saved as PDF, and prints its pages alone', long, async ({ page }, info) => {
  test.setTimeout(240_000)
  await signIn(page, product.origin, 'expert@waldkerf.test', '/statistics/index?jahr=2025')
  await page.getByRole('button', { name: 'Jahresbericht' }).click()
  await expect(page).toHaveURL(/bericht=ja/)
  const last = page.getByRole('region', { name: /^Seite (\d) von \1$/ })
  await expect(last).toBeAttached(laidOut)
  const count = Number(/\d$/.exec((await last.getAttribute('aria-label')) ?? '')?.[0])
  await page.getByRole('textbox', { name: 'Text: Zusammenfassung' }).fill('Ein Satz für das Ministerium.')
  await expect(page.locator('text', { hasText: 'Ein Satz für das Ministerium.' })).toBeAttached(laidOut)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PDF speichern' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Jahresbericht-2025.pdf')
  expect(readFileSync(await file.path(), 'latin1').match(/\/Type \/Page\b/g)).toHaveLength(count)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Text: Zusammenfassung' })).toHaveValue(
    'Ein Satz für das Ministerium.',
  )
  if (noGhostscript) return
  await expect(last).toBeAttached(laidOut)
  const sheets = await printOut(page, info)
  expect(sheets.length).toBe(count)
  expect(sheets.filter(({ hasInk, text }) => !hasInk || text.includes('Als PDF speichern'))).toEqual([])
})

test('citizens do not open it', long, async ({ page }) => {
  await signIn(page, product.origin, 'nutzer@waldkerf.test')
  await page.goto(`${product.origin}/statistics/index`)
  await expect(page).toHaveURL(/\/401\?from=/)
})
