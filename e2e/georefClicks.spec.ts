import { expect } from '@playwright/test'
import { asOwner } from './behind.ts'
import { countClicks } from './countClicks.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

/** Clicks of the pointer from 'Neue Karte' to the script in view, saved in between. */
const mostClicks = 10

/** Four points as an office has them in a spreadsheet: easting, northing, column, row. */
const points = [
  [389_020.1, 5_809_979.9, 100, 100],
  [389_219.8, 5_809_973.8, 1_100, 120],
  [389_214.4, 5_809_833.8, 1_080, 820],
  [389_026.4, 5_809_843.7, 140, 780],
] as const

test('a map with four points takes ten clicks at most from its making to its script', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const clicks = await countClicks(page)
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/index?tab=karten')
  const name = 'Zehn Klicks Blatt 1'
  await expect(page.getByRole('button', { name: 'Neue Karte' })).toBeVisible()
  const before = clicks()

  await test.step('the map is made: name and client by the keyboard', async () => {
    await page.getByRole('button', { name: 'Neue Karte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Karte' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    const client = dialog.getByRole('combobox', { name: 'Kunde' })
    await client.focus()
    await client.press('ArrowDown')
    await client.press('Enter')
    await dialog.getByRole('combobox', { name: 'Koordinatensystem' }).selectOption('25833')
    await dialog.getByRole('button', { name: 'Karte anlegen' }).click()
    await page
      .getByRole('region', { name: `Karte ${name}` })
      .getByRole('link', { name: 'Georeferenzieren' })
      .click()
  })

  await test.step('its scan is chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Kartenbild öffnen' }).click()
    const buffer = Buffer.from(await page.evaluate(drawPlan), 'base64')
    await (await chooser).setFiles({ name: 'plan.png', mimeType: 'image/png', buffer })
    await expect(page.getByText(/Kein Kartenbild geöffnet|wird geöffnet/)).toHaveCount(0)
  })

  await test.step('the points come from the spreadsheet, and are saved', async () => {
    await page.getByRole('button', { name: 'Koordinaten eingeben' }).click()
    await page.getByRole('textbox', { name: /^Koordinaten/ }).fill(points.map((point) => point.join('\t')).join('\n'))
    await page.getByRole('button', { name: '4 Punkte übernehmen' }).click()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  })

  await test.step('the script is there', async () => {
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByRole('menuitem', { name: 'GDAL-Skript' }).click()
    await expect(page.getByText(/gdal_translate -of GTiff -a_srs EPSG:25833 -gcp/).first()).toBeVisible()
  })
  expect(clicks() - before).toBeGreaterThan(5)
  expect(clicks() - before).toBeLessThanOrEqual(mostClicks)
  expect(trouble).toEqual([])
  await asOwner(product.databaseUrl, 'delete from data.karte where map_name = $1 returning id', [name])
})

/** Runs in the page: an empty plan as PNG, in base 64. */
async function drawPlan(): Promise<string> {
  const canvas = new OffscreenCanvas(1_200, 900)
  canvas.getContext('2d')?.fillRect(100, 100, 1_000, 4)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
