import { expect } from '@playwright/test'
import { asOwner } from './behind.ts'
import { countClicks } from './countClicks.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

/** Clicks of the pointer from the list of maps to a layer that everybody sees. */
const mostClicks = 14

/** A page of A4 across, with a frame: 4,677 × 3,307 pixels in 400 dpi. */
function sheetPdf(): Buffer {
  const content = '0 0 1 RG 4 w 40 40 762 515 re S 100 100 m 700 480 l S'
  const text = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox [0 0 841.89 595.28]/Contents 4 0 R>> endobj',
    `4 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    'trailer <</Root 1 0 R/Size 5>>',
    '%%EOF',
  ]
  return Buffer.from(text.join('\n'))
}

/** Easting, northing, column, row: a sheet of 1:5,000. */
const points = [
  [389_031.75, 5_809_968.25, 100, 100],
  [390_429.25, 5_809_968.4, 4_500, 100],
  [390_429.1, 5_809_015.75, 4_500, 3_100],
  [389_031.9, 5_809_015.7, 100, 3_100],
  [389_730.3, 5_809_492, 2_300, 1_600],
] as const

test('a PDF sheet goes from its file to a layer in fourteen clicks at most', long, async ({ page }) => {
  test.setTimeout(240_000)
  const trouble = await watchForTrouble(page)
  const clicks = await countClicks(page)
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/index?tab=karten')
  await expect(page.getByRole('button', { name: 'Neue Karte' })).toBeVisible()
  const before = clicks()

  await test.step('its file becomes a map, the client by the keyboard', async () => {
    await page.getByRole('button', { name: 'Neue Karte' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Kartenbild wählen' }).click()
    await (await chooser).setFiles({ name: 'Klickblatt_1931.pdf', mimeType: 'application/pdf', buffer: sheetPdf() })
    const dialog = page.getByRole('dialog', { name: 'Eine Karte aus ihrem Blatt' })
    await expect(dialog.getByText(/4\.677 × 3\.307 Pixel/)).toBeVisible({ timeout: 30_000 })
    const client = dialog.getByRole('combobox', { name: 'Kunde' })
    await client.focus()
    await client.press('ArrowDown')
    await client.press('Enter')
    await dialog.getByRole('button', { name: 'Eine Karte anlegen' }).click()
    await page.getByRole('button', { name: 'Sofort senden' }).click()
    await expect(page.getByText('angelegt, das Kartenbild folgt')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Schließen' }).last().click()
  })
  await test.step('its workplace opens from the list, with the sheet', async () => {
    await page
      .getByRole('link', { name: /^Klickblatt 1931 georeferenzieren$/ })
      .first()
      .click()
    await expect(page.getByText(/noch kein Kartenbild|wird geöffnet|wird hochgeladen/)).toHaveCount(0, {
      timeout: 60_000,
    })
  })
  await test.step('five points are pasted and saved', async () => {
    await page.getByRole('combobox', { name: 'Koordinatensystem' }).selectOption('25833')
    await page.getByRole('button', { name: 'Koordinaten eingeben' }).click()
    await page.getByRole('textbox', { name: /^Koordinaten/ }).fill(points.map((point) => point.join('\t')).join('\n'))
    await page.getByRole('button', { name: '5 Punkte übernehmen' }).click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  })
  await test.step('the layer is there for everybody', async () => {
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByRole('menuitem', { name: 'GeoTIFF erzeugen' }).click()
    await page.getByRole('button', { name: 'Als Ebene bereitstellen' }).click()
    await expect(page.getByText('Die Ebene ist gespeichert und auf allen Karten zu sehen.')).toBeVisible({
      timeout: 120_000,
    })
  })
  console.log(`${clicks() - before} clicks from the file to the layer`)
  expect(clicks() - before).toBeLessThanOrEqual(mostClicks)
  await test.step('the list shows it: its picture, its error in metres, and that there is a layer', async () => {
    await page.goto(`${product.origin}/gis/index?tab=karten&suche=klickblatt`)
    const row = page.getByRole('row', { name: /Klickblatt/ })
    await expect(row.getByText(/Ebene/)).toBeVisible()
    await expect(row.locator('img[src^="data:image/"]')).toBeVisible({ timeout: 20_000 })
    await expect(row.getByText(/\d,\d+ m$/)).toBeVisible()
  })
  expect(trouble).toEqual([])
  await asOwner(product.databaseUrl, 'delete from data.karte where map_name = $1 returning id', ['Klickblatt 1931'])
})
