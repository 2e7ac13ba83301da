import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ntv2 } from '@waldkerf/domain/georef/coordinates/testing/ntv2'
import { asOwner } from './behind.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

/** A plan of 0.2 m a pixel, rotated by 0.01 rad: its size, and the coordinates of a pixel. */
const size = { width: 1_200, height: 900 }
const toPlace = (column: number, row: number) => ({
  east: 389_000 + 0.2 * column - 0.002 * row,
  north: 5_810_000 - 0.002 * column - 0.2 * row,
})
const spots = [
  [100, 100],
  [1_100, 120],
  [1_080, 820],
  [140, 780],
  [620, 450],
] as const

function hasGdal(): boolean {
  try {
    execFileSync('gdalwarp', ['--version'])
    return true
  } catch {
    return false
  }
}

test('a plan is georeferenced from the scan to the script, and GDAL lands where the preview did', async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-georef-'))
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/maps/1')

  await test.step('the old points go, the scan is opened', async () => {
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
    const scan = await page.evaluate(drawPlan, size)
    const bytes = Buffer.from(scan, 'base64')
    writeFileSync(join(folder, 'plan.png'), bytes)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: bytes })
    // The scan's size differs from the recorded one.
    await page.getByRole('button', { name: 'Nur hier ansehen' }).click()
    await expect(page.getByText(/wird geöffnet/)).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Koordinatensystem' }).selectOption('25833')
    const remove = page.getByRole('button', { name: /^Punkt \d+ löschen$/ })
    while ((await remove.count()) > 0) await remove.first().click()
  })

  await test.step('points are pasted with their pixels', async () => {
    const lines = spots.map(([column, row]) => {
      const { east, north } = toPlace(column, row)
      return [east, north, column, row].join('\t')
    })
    await page.getByRole('button', { name: 'Koordinaten eingeben' }).click()
    await page.getByRole('textbox', { name: /^Koordinaten/ }).fill(lines.join('\n'))
    await page.getByRole('button', { name: '5 Punkte übernehmen' }).click()
    await page.getByRole('combobox', { name: 'Transformation' }).selectOption('polynomial1')
  })

  await test.step('a sixth has one side only: it is counted apart, and takes no part', async () => {
    await page.getByRole('application', { name: 'Kartenbild' }).press('Enter')
    await expect(page.getByRole('heading', { name: /5 von 5 vermessen, 1 unvollständig/ })).toBeVisible()
  })

  await test.step('the warped scan is over the map, and a good fit is seen', async () => {
    await expect(page.locator('[data-preview]')).toBeAttached()
    await expect(page.getByText('Nicht gespeichert')).toBeVisible()
  })

  await test.step('saved, it is the same after a reload', async () => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Spalte von Punkt 5' })).toHaveValue('620')
    await expect(page.getByRole('combobox', { name: 'Transformation' })).toHaveValue('polynomial1')
    await expect(page.getByRole('heading', { name: /5 von 5 vermessen, 1 unvollständig/ })).toBeVisible()
    await page.getByRole('button', { name: 'Punkt 6: Lage in der Karte fehlt noch' }).click()
    await expect(page.getByRole('button', { name: 'Punkt 6 auswählen', pressed: true })).toBeVisible()
  })

  const script = await test.step('the script is stored with the map', async () => {
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByRole('menuitem', { name: 'GDAL-Skript' }).click()
    await page.getByRole('textbox', { name: 'Kartenbild', exact: true }).fill('plan.png')
    await page.getByRole('textbox', { name: 'Ergebnis', exact: true }).fill('result.tif')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Herunterladen' }).click()
    const path = await (await download).path()
    await page.getByRole('button', { name: 'Bei der Karte speichern' }).click()
    await expect(page.getByText('Skript gespeichert.')).toBeVisible()
    return readFileSync(path, 'utf8')
  })

  await test.step('GDAL runs it unchanged and puts the plan where the points say', () => {
    if (!hasGdal()) {
      test.info().annotations.push({ type: 'skipped step', description: 'gdalwarp is not installed' })
      return
    }
    writeFileSync(join(folder, 'script.sh'), script)
    execFileSync('sh', ['script.sh'], { cwd: folder })
    const info = JSON.parse(execFileSync('gdalinfo', ['-json', 'result.tif'], { cwd: folder }).toString()) as {
      geoTransform: number[]
    }
    const [west = 0, pixel = 0, , north = 0] = info.geoTransform
    const corner = toPlace(0, 0)
    // The raster begins at the outermost corners of the turned sheet, within a pixel.
    expect(Math.abs(west - Math.min(corner.east, toPlace(0, size.height).east))).toBeLessThan(pixel)
    expect(Math.abs(north - Math.max(corner.north, toPlace(size.width, 0).north))).toBeLessThan(pixel)
  })
  rmSync(folder, { recursive: true, force: true })
  expect(trouble).toEqual([])
})

test('a save that fails or is refused loses nothing', long, async ({ page }) => {
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/maps/1')
  const points = page.getByRole('button', { name: /^Punkt \d+ auswählen$/ })
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await expect(points.first()).toBeVisible()
  const count = await points.count()

  await test.step('a value that the database refuses is named, and nothing is sent', async () => {
    const column = page.getByRole('textbox', { name: 'Spalte von Punkt 2' })
    await column.fill('91202949')
    await column.press('Enter')
    await save.click()
    await expect(page.getByText(/Nicht gespeichert: Punkt 2, Spalte/)).toBeVisible()
    await expect(column).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Rückgängig (Strg+Z)' }).click()
  })

  await test.step('the line breaks while saving', async () => {
    await page.route('**/rest/rpc/w_set_mappoints', (route) => route.abort())
    await page.getByRole('checkbox', { name: /^Punkt 2 vermessen/ }).click()
    await save.click()
    await expect(page.getByText(/Die Punkte liegen sicher in diesem Browser/)).toBeVisible()
    await page.unroute('**/rest/rpc/w_set_mappoints')
  })

  await test.step('after a reload the stored points are all there, and the draft brings the change back', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(points).toHaveCount(count)
    await expect(page.getByRole('checkbox', { name: /^Punkt 2 vermessen/ })).toBeChecked()
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await save.click()
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Punkt 2 vermessen/ })).not.toBeChecked()
  })
})

test('a large WebP is opened row by row, a damaged one and one without loss are refused', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/maps/1')
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
  // The server takes no WebP: nobody is asked whether it shall.
  const choose = async (buffer: Buffer) => {
    const file = { name: 'plan.webp', mimeType: 'image/webp', buffer }
    await page.locator('input[type=file]').first().setInputFiles(file)
  }
  const plan = Buffer.from(await page.evaluate(drawPlan, { width: 8_400, height: 5_000, type: 'image/webp' }), 'base64')
  await choose(plan)
  const size = page.getByText(/Das Bild hat 8\.400 × 5\.000 Pixel/)
  await expect(size).toBeVisible()

  await choose(plan.subarray(0, -1_000))
  await expect(page.getByText(/oder sie ist beschädigt\. Das bisherige Kartenbild bleibt/)).toBeVisible()
  const lossless = Buffer.alloc(30)
  lossless.write('RIFF\0\0\0\0WEBPVP8L')
  lossless.writeUInt32LE(13_999 + 9_999 * 2 ** 14, 21)
  await choose(lossless)
  await expect(page.getByText(/nur gelesen, wenn es mit Verlust gepackt ist/)).toBeVisible()
  await expect(size).toBeVisible()
  expect(trouble).toEqual([])
})

/** As QGIS writes it: full doubles, numbers in several spellings, one disabled point. */
const qgisPoints = [
  '#CRS: PROJCRS["ETRS89 / UTM zone 33N",BASEGEOGCRS["ETRS89",ID["EPSG",4258]],ID["EPSG",25833]]',
  'mapX,mapY,sourceX,sourceY,enable,dX,dY,residual',
  '389020.0000000000121072,5809980.10000000009313226,100,-100,1,0,0,0',
  '389219.76,5809973.8,1100.0,-120,1,0.5,-0.25,0.559',
  '389214.36000000001513399,5809833.84,1080,-820,1,0,0,0',
  '389026.44,5809843.72,140,-780,0,0,0,0',
  '389123.1,5809908.75999999977648258,620,-450,1,1e-3,0,0.001',
  '',
].join('\n')

test(
  'scan and grid come from the configuration, a points file of QGIS comes back as it was',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    const asked = new Set<string>()
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object
      const datumGrids = [{ name: 'Prüfgitter', datum: 'DHDN', url: '/grids/test.gsb' }]
      await route.fulfill({ json: { ...config, datumGrids, mapImageUrlTemplate: '/scans/{id}/{z}/{y}/{x}.png' } })
    })
    await page.route('**/grids/test.gsb', async (route) => {
      const grid = ntv2({ west: 9, south: 50, east: 15, north: 55 }, () => [-3, 4])
      await route.fulfill({ body: Buffer.from(grid), contentType: 'application/octet-stream' })
    })
    await page.route('**/scans/**', async (route) => {
      asked.add(route.request().url())
      await route.fulfill({ body: onePixel, contentType: 'image/png' })
    })
    const [map] = await asOwner<{ id: string }>(
      product.databaseUrl,
      `select k.id from data.karte k join data.kunde_benutzer l using (client_id) join data.benutzer b using (user_id)
      where b.email = 'expert@waldkerf.test' and k.width > 4000 order by k.id limit 1`,
    )
    await signIn(page, product.origin, 'expert@waldkerf.test', `/gis/maps/${map?.id}`)

    await test.step('of a large scan only the tiles of its overview and of the view are fetched', async () => {
      await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
      await expect(page.getByText(/wird geöffnet/)).toHaveCount(0)
      await expect(page.getByText(/Kein Kartenbild geöffnet/)).toHaveCount(0)
      expect(asked.size).toBeGreaterThan(4)
      expect(asked.size).toBeLessThan(200)
    })

    await test.step('the file is read and written again: what is not recomputed is the same to the letter', async () => {
      await page.getByRole('combobox', { name: 'Koordinatensystem' }).selectOption('25833')
      await page.getByRole('combobox', { name: 'Transformation' }).selectOption('helmert')
      await page
        .locator('input[type=file][aria-label="Punktdatei einlesen"]')
        .setInputFiles({ name: 'plan.points', mimeType: 'text/plain', buffer: Buffer.from(qgisPoints) })
      await expect(page.getByRole('textbox', { name: 'Spalte von Punkt 5' })).toHaveValue('620')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Dateien' }).click()
      await page.getByRole('menuitem', { name: 'Punktdatei speichern' }).click()
      const written = readFileSync(await (await download).path(), 'utf8').split('\n')
      expect(written.map((line, at) => (at < 2 ? line : kept(line)))).toEqual(
        qgisPoints.split('\n').map((line, at) => (at < 2 ? line : kept(line))),
      )
      for (const line of written.slice(2, -1)) {
        const [dx = Number.NaN, dy = Number.NaN, residual] = line.split(',').slice(5).map(Number)
        expect(residual).toBeCloseTo(Math.hypot(dx, dy), 9)
      }
    })

    await test.step('coordinates of another datum are converted by the grid, and it is said', async () => {
      await page.getByRole('button', { name: 'Koordinaten eingeben' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').first().selectOption('31468')
      await expect(dialog.getByText('DHDN mit Gitter Prüfgitter')).toBeVisible()
    })
    expect(trouble).toEqual([])
  },
)

/** The part of a line of points that is not recomputed. */
const kept = (line: string) => line.split(',').slice(0, 5).join()

/** A picture of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Runs in the page: a plan as PNG or as another kind of picture, in base 64. */
async function drawPlan({ width, height, type }: { width: number; height: number; type?: string }): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#f7f1e1'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1f4e8c'
  for (let x = 100; x < width; x += 100) context.fillRect(x - 2, 40, 4, height - 80)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
