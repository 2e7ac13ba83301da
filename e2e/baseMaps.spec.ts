import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dist, long, newFolder, removeFolder, signIn, startProduct, test } from './stack.ts'

/*
 * Maps of a foreign server, which stands on this machine: nothing is asked of it before a person has agreed, the policy
 * lets through what the configuration names and nothing else, and a failure leaves the offline map.
 */

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A tile server that notes what it was asked for, and can be told to fail. */
async function startTiles() {
  const asked: string[] = []
  const tiles = { asked, fails: false, origin: '', server: undefined as unknown as Server }
  tiles.server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(tiles.fails ? 503 : 200, { 'Content-Type': 'image/png' })
    response.end(tiles.fails ? undefined : onePixel)
  })
  await new Promise<void>((done) => void tiles.server.listen(0, '127.0.0.1', done))
  tiles.origin = `http://127.0.0.1:${(tiles.server.address() as AddressInfo).port}`
  return tiles
}

/** The built product with a list of base maps of its own. */
function siteWith(baseMaps: readonly object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-site-'))
  cpSync(dist, folder, { recursive: true })
  const file = join(folder, 'config.json')
  const config = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...config, baseMaps }))
  return folder
}

test(
  'tiles come after the one question and never before; what fails leaves the offline map',
  long,
  async ({ page }) => {
    const tiles = await startTiles()
    const site = siteWith([
      {
        type: 'xyz',
        title: 'Amtliche Karte',
        url: `${tiles.origin}/karte/{z}/{x}/{y}.png`,
        attribution: '© Amt',
        provider: 'Amt',
      },
      { type: 'wms', title: 'Luftbild', url: `${tiles.origin}/wms`, layers: 'dop', attribution: '© Luftbildstelle' },
    ])
    const data = newFolder()
    const product = await startProduct(data, { dist: site })
    const shows = () => page.getByRole('button', { name: 'Darstellung', exact: true })
    const entry = (name: RegExp) =>
      page.getByRole('region', { name: 'Darstellung der Karte' }).getByRole('button', { name })

    await test.step('The map stands, and nothing has been asked', async () => {
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest() && response.ok())
      await signIn(page, product.origin, 'expert@waldkerf.test')
      expect(await (await answer).headerValue('content-security-policy')).toContain(tiles.origin)
      await page.goto(`${product.origin}/gis/index`)
      await page.locator('[data-feed=ready]').waitFor()
      await expect(page.getByText('Karte von Amt laden?')).toBeVisible()
      await expect(page.getByText(/^Mitte .+° N, .+° O/)).toBeVisible()
      await shows().click()
      await expect(entry(/^Amtliche Karte/)).toContainText('wird erst nach Ihrer Zustimmung geladen')
      expect(tiles.asked).toEqual([])
      await shows().click()
    })

    await test.step('Agreed once, in the map, tiles and previews come', async () => {
      await page.getByRole('button', { name: 'Ja, immer' }).click()
      await shows().click()
      await expect(page.locator('[data-tiles=ready]')).toBeVisible()
      await page.getByRole('button', { name: 'Quellen der Karte' }).click()
      await expect(page.getByText('© Amt', { exact: true }).last()).toBeVisible()
      expect(tiles.asked.filter((path) => path.startsWith('/karte/')).length).toBeGreaterThan(2)
      await expect.poll(() => tiles.asked.some((path) => path.startsWith('/wms?'))).toBe(true)
    })

    await test.step('After a reload it is there without a question; another map of the server asks none', async () => {
      await page.reload()
      await expect(page.locator('[data-tiles=ready]')).toBeVisible()
      await shows().click()
      await entry(/^Luftbild/).click()
      await expect(page.locator('[data-tiles=ready]')).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

    await test.step('Failing tiles say so, and one can do without', async () => {
      tiles.fails = true
      await entry(/^Amtliche Karte/).click()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Vergrößern' }).click()
      await expect(page.getByText(/„Amtliche Karte“ antwortet nicht vollständig. Was fehlt, zeigt/)).toBeVisible()
      await page.getByRole('button', { name: 'Nur Offline-Karte' }).click()
      await page.getByRole('button', { name: 'Quellen der Karte' }).click()
      await expect(page.getByText(/Orte: GeoNames/)).toBeVisible()
    })
    await product.stop()
    tiles.server.close()
    removeFolder(data)
    rmSync(site, { recursive: true, force: true })
  },
)
