import { expect } from '@playwright/test'
import { gbifFile } from '@waldkerf/domain/imports/gbifFile.testing'
import { asOwner } from './behind.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const rows = 2_500
const file = { name: 'occurrence.txt', mimeType: 'text/plain', buffer: Buffer.from(gbifFile(rows)) }
const comes = rows - rows / 100

/** Number of records, and all counts that are kept of them. */
async function counts() {
  const [counted] = await asOwner<{ records: number; published: number; cells: number }>(
    stack.databaseUrl,
    `select (select count(*) from data.kaefer)::integer as records,
      (select sum(anzahl) from data.kaefer_count)::integer as published,
      (select sum(anzahl) from data.kaefer_raster where zoom = 10 and art = 0)::integer as cells`,
  )
  return counted!
}

test('finds of a GBIF file come after a trial run, once, and are taken back', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const before = await counts()
  await signIn(page, stack.origin, 'expert@waldkerf.test', '/gis/index')
  await page.getByRole('link', { name: 'Importieren' }).click()
  const choose = () => page.getByLabel('Datei wählen').and(page.locator('input')).first().setInputFiles(file)
  await choose()
  await expect(page.getByText('2.475 Funde werden importiert')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/^Nicht importiert: 25 fehlerhafte Zeilen\./)).toBeVisible()
  await expect(page.getByText('GBIF', { exact: true })).toBeVisible()
  expect(await counts()).toEqual(before)

  await test.step('the rows that do not come are a file with their reasons', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Fehlerhafte Zeilen herunterladen' }).click()
    expect((await download).suggestedFilename()).toBe('occurrence_nicht_importiert.csv')
  })

  await test.step('published at once', async () => {
    await page.getByRole('button', { name: 'Mit dem Bestand vergleichen' }).click()
    await page.getByLabel('Die Funde sind danach').selectOption('veröffentlicht, ohne Prüfung', { timeout: 20_000 })
    await page.getByRole('button', { name: '2.475 Funde importieren' }).click()
    await expect(page.getByRole('heading', { name: '2.475 Funde importiert' })).toBeVisible({ timeout: 60_000 })
    const after = await counts()
    expect(after.records).toBe(before.records + comes)
    expect(after.published).toBe(before.published + comes)
    expect(after.cells).toBe(before.cells + comes)
  })

  await test.step('a second time nothing is left to come', async () => {
    await page.reload()
    await choose()
    await page.getByRole('button', { name: 'Mit dem Bestand vergleichen' }).click({ timeout: 20_000 })
    await expect(page.getByText('Es bleibt nichts zu importieren.')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('taken back', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(page.getByText('Zurückgenommen', { exact: true })).toBeVisible({ timeout: 60_000 })
    expect(await counts()).toEqual(before)
  })
  expect(trouble).toEqual([])
})

const list = [
  'Kd-Nr.;Firma;Straße;PLZ;Ort;Nachname;E-Mail',
  '17;Waldgut Tann;Am Hang 3;37073;Göttingen;Ahorn;ahorn@tann.test',
  '18;Stift Admont;Hauptplatz 1;8911;Admont;;',
  '19;Gut Ohne;;;;;keine Adresse',
].join('\n')

test('an office that moves in brings its clients, from the list and back to it', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, 'admin@waldkerf.test', '/clients/index')
  await page.getByRole('link', { name: 'Importieren' }).click()
  await page
    .getByLabel('Datei wählen')
    .and(page.locator('input'))
    .first()
    .setInputFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expect(page.getByText('2 Kunden werden importiert')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Mit dem Bestand vergleichen' }).click()
  await page.getByRole('button', { name: '2 Kunden importieren' }).click()
  await expect(page.getByRole('heading', { name: '2 Kunden importiert' })).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Kunden' }).click()
  await expect(page.getByText('Waldgut Tann').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(page.getByText('Zurückgenommen', { exact: true })).toBeVisible()
  expect(await asOwner(stack.databaseUrl, `select name from data.kunde where name = 'Waldgut Tann'`)).toEqual([])
  expect(trouble).toEqual([])
})
