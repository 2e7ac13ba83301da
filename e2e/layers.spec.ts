import { expect, type Page } from '@playwright/test'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const product = productOfFile()

/** Whether something is drawn in the pane of the sheets. */
const isDrawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.leaflet-sheets-pane canvas')].some((canvas) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.some((value, at) => at % 4 === 3 && value > 200)
    }),
  )

/** Parts of sheets that the browser keeps. */
const countKept = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('waldkerf.sheets')) ? (await (await caches.open('waldkerf.sheets')).keys()).length : 0,
  )

/** The numbers of the parts of 32 kB within a range of bytes. */
function partNumbers(range: string): number[] {
  const [from, to] = (/(\d+)-(\d+)/.exec(range) ?? []).slice(1).map((byte) => Math.floor(Number(byte) / 2 ** 15))
  return Array.from({ length: to! - from! + 1 }, (_, at) => from! + at)
}

/** Opens the choice of what a map shows. @param label of the map's button */
async function openSheets(page: Page, label: string) {
  await page.getByRole('button', { name: label, exact: true }).click()
  return page.getByRole('region', { name: 'Kartenblätter' })
}

test(
  'a sheet that is stored as a layer is seen by two people on two maps, until its points change',
  long,
  async ({ page, browser }) => {
    test.setTimeout(180_000)
    const trouble = await watchForTrouble(page)
    await signIn(page, product.origin, 'expert@waldkerf.test', '/gis/maps/1')
    await test.step('the workplace makes the layer and stores it', async () => {
      await expect(page.getByText(/noch kein Kartenbild|wird geöffnet/)).toHaveCount(0)
      await page.getByRole('button', { name: 'Dateien' }).click()
      await page.getByRole('menuitem', { name: 'GeoTIFF erzeugen' }).click()
      await page.getByRole('button', { name: 'Als Ebene bereitstellen' }).click()
      await expect(page.getByText('Die Ebene ist gespeichert und auf allen Karten zu sehen.')).toBeVisible({
        timeout: 120_000,
      })
      await page.getByRole('button', { name: 'Schließen' }).last().click()
    })

    const other = await browser.newContext()
    const their = await other.newPage()
    const asked: string[] = []
    await test.step('an administrator lays it on the map of sightings', async () => {
      await signIn(their, product.origin, 'admin@waldkerf.test', '/gis/index')
      their.on(
        'request',
        (request) => request.url().endsWith('/layer.tif') && asked.push(request.headers()['range'] ?? ''),
      )
      const list = await openSheets(their, 'Darstellung')
      await expect(list.getByRole('checkbox')).toHaveCount(1)
      await list.getByRole('button', { name: /^Nur dieses: / }).click()
      await expect.poll(() => isDrawn(their), { timeout: 40_000 }).toBe(true)
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.every((range) => range.startsWith('bytes='))).toBe(true)
    })
    await test.step('what was seen is there without the server', async () => {
      // The parts are kept a moment after they are drawn.
      await expect.poll(async () => new Set(asked.flatMap(partNumbers)).size - (await countKept(their))).toBe(0)
      await their.route('**/layer.tif', (route) => route.abort())
      await their.reload()
      const list = await openSheets(their, 'Darstellung')
      await list.getByRole('button', { name: /^Nur dieses: / }).click()
      await expect.poll(() => isDrawn(their), { timeout: 40_000 }).toBe(true)
      await their.unroute('**/layer.tif')
    })
    await test.step('the expert sees the same on the map of sheets', async () => {
      await page.goto(`${product.origin}/gis/index?tab=karten`)
      const list = await openSheets(page, 'Hintergrund')
      await list.getByRole('button', { name: /^Nur dieses: / }).click()
      await expect.poll(() => isDrawn(page), { timeout: 40_000 }).toBe(true)
    })
    await test.step('changed points make it out of date, for both', async () => {
      await page.goto(`${product.origin}/gis/maps/1`)
      await page.getByRole('combobox', { name: 'Transformation' }).selectOption('polynomial1')
      await page.getByRole('button', { name: 'Speichern', exact: true }).click()
      // Another kind of fit does not suit these points; they are another state all the same.
      await page.getByRole('alertdialog').getByRole('button', { name: 'Trotzdem speichern' }).click()
      await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText(/Die Ebene dieser Karte ist veraltet/)).toBeVisible()
      await their.reload()
      const list = await openSheets(their, 'Darstellung')
      await expect(list.getByText(/veraltet/)).toBeVisible()
    })
    await test.step('signing out leaves nothing of it on the device', async () => {
      await their.getByRole('button', { name: /Konto$/ }).click()
      await their.getByRole('menuitem', { name: 'Abmelden' }).click()
      await expect(their.locator('#username')).toBeVisible()
      await their.goto(`${product.origin}/login`)
      expect(await countKept(their)).toBe(0)
    })
    await other.close()
    expect(trouble).toEqual([])
  },
)
