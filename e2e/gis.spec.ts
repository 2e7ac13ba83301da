import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

/** How many records the list says are left, of how many. */
async function counts(page: Page): Promise<{ shown: number; total: number }> {
  const words = await page.getByText(/^[\d.]+ von [\d.]+$/).textContent()
  const [shown = 0, total = 0] = (words ?? '').split(' von ').map((text) => Number(text.replaceAll('.', '')))
  return { shown, total }
}

const expectShown = (page: Page) => expect.poll(async () => (await counts(page)).shown)
const mapIsReady = (page: Page) => expect(page.locator('[data-feed=ready]')).toBeAttached()

/** Address and list once the map has come to rest. */
async function atRest(page: Page) {
  const look = async () => ({ url: page.url(), shown: (await counts(page)).shown })
  let last = await look()
  await expect(async () => {
    const before = last
    await page.waitForTimeout(700)
    last = await look()
    expect(last).toEqual(before)
  }).toPass()
  return last
}

const choose = async (page: Page, menu: RegExp | string, entry: RegExp | string) => {
  await page.getByRole('button', { name: menu }).click()
  await page
    .getByRole('menuitem', { name: entry })
    .or(page.getByRole('menuitemradio', { name: entry }))
    .click()
}

test.beforeEach(async ({ page }) => {
  await signIn(page, product.origin, 'expert@waldkerf.test', '/gis/index')
  await expect(page.getByRole('row', { name: /Neu/ }).first()).toBeVisible()
})

test('filters live in the address: back, forward and a link show the same', long, async ({ page }) => {
  const { total } = await counts(page)
  const status = page.getByRole('search').getByRole('button', { name: /^Veröffentlicht/ })
  const state = page.getByRole('combobox', { name: 'Bundesland' })
  await status.click()
  await expect(page).toHaveURL(/status=published/)
  await expectShown(page).toBeLessThan(total)
  const published = (await counts(page)).shown
  await state.selectOption('Bayern')
  await expect(page).toHaveURL(/bundesland=Bayern/)
  await expectShown(page).toBeLessThan(published)
  const both = (await counts(page)).shown

  await test.step('back and forward', async () => {
    await page.goBack()
    await expect(state).toHaveValue('')
    await expectShown(page).toBe(published)
    await page.goBack()
    await expectShown(page).toBe(total)
    await page.goForward()
    await page.goForward()
    await expectShown(page).toBe(both)
  })
  await test.step('the link alone shows the same', async () => {
    await page.reload()
    await expect(state).toHaveValue('Bayern')
    await expectShown(page).toBe(both)
  })
  await test.step('what an address says that means nothing is left out, and said so', async () => {
    await page.goto(`${product.origin}/gis/index?status=published&week=2025-W53&art=alle`)
    await expectShown(page).toBe(published)
    // The notice goes by itself, on a busy machine before it is looked for; the list of notices keeps it.
    await page.getByRole('button', { name: 'Hinweise und Fehler' }).click()
    await expect(
      page
        .getByRole('list')
        .getByText(/week=2025-W53/)
        .first(),
    ).toBeVisible()
  })
})

test('a section of the map narrows the list, and stands in the address', long, async ({ page }) => {
  const { total } = await counts(page)
  await mapIsReady(page)
  const map = page.getByRole('application', { name: 'Karte der Käfermeldungen' })
  await map.focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Nur Kartenausschnitt' }).click()
  await expect(page).toHaveURL(/ausschnitt=/)
  await expectShown(page).toBeLessThan(total)
  const { url: before, shown: within } = await atRest(page)

  await test.step('moving the map moves the list', async () => {
    await map.focus()
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page).not.toHaveURL(before)
  })
  await test.step('a link opens the map at the same place', async () => {
    await page.goto(before)
    await mapIsReady(page)
    await expectShown(page).toBe(within)
    expect((await atRest(page)).shown).toBe(within)
  })
})

test('a view is saved, shown again, shown on opening, and deleted', long, async ({ page }) => {
  const { total } = await counts(page)
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Rückfrage/ })
    .click()
  await expectShown(page).toBeLessThan(total)
  const asked = (await counts(page)).shown
  await choose(page, /^Gespeicherte Ansichten/, /speichern/)
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Meine Rückfragen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Gespeicherte Ansichten: Meine Rückfragen' })).toBeVisible()

  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expectShown(page).toBe(total)
  await choose(page, /^Gespeicherte Ansichten/, 'Meine Rückfragen')
  await expectShown(page).toBe(asked)

  await test.step('as the standard it is there when the page opens', async () => {
    await choose(page, /^Gespeicherte Ansichten/, /verwalten/)
    await page.getByRole('checkbox', { name: 'Beim Öffnen zeigen' }).click()
    await expect(page.getByRole('checkbox', { name: 'Beim Öffnen zeigen' })).toBeChecked()
    await page.goto(`${product.origin}/gis/index`)
    await expect(page).toHaveURL(/status=query/)
    await expectShown(page).toBe(asked)
  })
  await test.step('deleted it is gone', async () => {
    await choose(page, /^Gespeicherte Ansichten/, /verwalten/)
    await page.getByRole('button', { name: 'Löschen' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText('Noch keine Ansicht gespeichert')).toBeVisible()
  })
})

test('what a line on the map encloses is changed at once', long, async ({ page }) => {
  await page.goto(`${product.origin}/gis/index?status=new`)
  await expect(page.getByRole('row', { name: /Neu/ }).first()).toBeVisible()
  await mapIsReady(page)
  await choose(page, 'Auswählen', 'Freihand umfahren')
  const sheet = await page.locator('[data-drawing]').boundingBox()
  if (!sheet) throw new Error('nothing to draw on')
  const corners = [
    [0.03, 0.25],
    [0.97, 0.25],
    [0.97, 0.97],
    [0.03, 0.97],
    [0.03, 0.27],
  ] as const
  for (const [place, [x, y]] of corners.entries()) {
    await page.mouse.move(sheet.x + x * sheet.width, sheet.y + y * sheet.height, { steps: 4 })
    if (place === 0) await page.mouse.down()
  }
  await page.mouse.up()
  const said = page.getByText(/^\d+ ausgewählt$/).last()
  await expect(said).toBeVisible()
  const picked = Number.parseInt((await said.textContent()) ?? '', 10)
  expect(picked).toBeGreaterThan(0)

  const before = (await counts(page)).shown
  await page.getByRole('button', { name: 'Gewählte Meldungen ändern' }).click()
  await page.getByRole('radio', { name: 'Veröffentlichen' }).check()
  await page
    .getByRole('button', { name: /^(\d+|Eine) Meldung(en)? veröffentlichen$/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Sofort senden' }).click()
  await expect(page.getByText(/^(\d+|Eine) Meldung(en)? veröffentlicht$/)).toBeVisible({ timeout: 30_000 })
  await expectShown(page).toBe(before - picked)
})

test('the list is saved as files, as it is shown', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  // Wide enough for all columns.
  await page.setViewportSize({ width: 1800, height: 900 })
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const records = { licence: 'https://creativecommons.org/licenses/by/4.0/legalcode', publisher: 'Amt für Forst' }
    await route.fulfill({ response, json: { ...(await response.json()), records } })
  })
  await page.goto(`${product.origin}/gis/index?status=published&bundesland=Bayern`)
  await expect(page.getByRole('row', { name: /Veröffentlicht/ }).first()).toBeVisible()
  await page.getByRole('columnheader', { name: 'Nr.' }).getByRole('button').click()
  const { shown } = await counts(page)
  const save = async (entry: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Exportieren', entry)])
    return readFileSync(await download.path())
  }

  await test.step('CSV: the columns in their order, German', async () => {
    const [head, ...rows] = (await save('Tabelle (CSV)')).toString('utf8').slice(1).trimEnd().split('\r\n')
    expect(head).toBe('Status;Art;Wissenschaftlicher Name;Gemeldet;Bundesland;Funddatum;Bilder;Nr.')
    expect(rows).toHaveLength(shown)
    const ids = rows.map((row) => Number(row.split(';').at(-1)))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(rows[0]).toMatch(/^Veröffentlicht;.+;.*;\d\d\.\d\d\.\d{4} \d\d:\d\d;Bayern;(\d\d\.\d\d\.\d{4})?;\d+;\d+$/)
  })
  await test.step('GeoJSON: with the filter in words', async () => {
    const collection = JSON.parse((await save('Karte (GeoJSON)')).toString('utf8')) as {
      note: string
      features: { properties: { state: string } }[]
    }
    expect(collection.note).toBe('Veröffentlicht; Bayern')
    expect(collection.features).toHaveLength(shown)
    expect(new Set(collection.features.map(({ properties }) => properties.state))).toEqual(new Set(['Bayern']))
  })
  await test.step('XLSX: a workbook', async () => {
    expect((await save('Excel (XLSX)')).subarray(0, 2).toString('latin1')).toBe('PK')
  })
  await test.step('GeoPackage: SQLite reads it, and GDAL where it is installed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waldkerf-e2e-'))
    const path = join(folder, 'liste.gpkg')
    writeFileSync(path, await save('QGIS (GeoPackage)'))
    const base = new DatabaseSync(path, { readOnly: true })
    const [layer] = base.prepare('select table_name as name from gpkg_geometry_columns').all()
    expect(base.prepare(`select count(*) as rows from "${String(layer?.['name'])}"`).get()).toEqual({ rows: shown })
    expect(base.prepare('select count(*) as rows from layer_styles').get()).toEqual({ rows: 1 })
    base.close()
    const gdal = spawnSync('ogrinfo', ['-so', '-al', path], { encoding: 'utf8' })
    if (gdal.status !== null) expect(gdal.stdout).toContain(`Feature Count: ${shown}\n`)
    rmSync(folder, { recursive: true })
  })
  await test.step('Darwin Core Archive: a line for each published record, under its terms, and nobody’s name', async () => {
    const files = unzipSync(await save('Darwin Core Archive, nur Veröffentlichte'))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const [head, ...rows] = text('occurrence.txt').trimEnd().split('\n')
    expect(rows).toHaveLength(shown)
    expect(head?.split('\t')).toEqual(expect.arrayContaining(['occurrenceID', 'scientificName', 'decimalLatitude']))
    expect(head).not.toContain('recordedBy')
    expect(text('meta.xml')).toContain('http://rs.tdwg.org/dwc/terms/Occurrence')
    expect(text('eml.xml')).toContain('Amt für Forst')
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(''),
    ).not.toContain('@waldkerf.test')
  })
  expect(trouble).toEqual([])
})
