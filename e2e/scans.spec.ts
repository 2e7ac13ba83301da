import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { asOwner } from './behind.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

// A worker of its own: scans outlast the database that other files renew.
test.use({ stackOptions: { scanQuota: 2 ** 30 } })
const product = productOfFile()

interface PictureSize {
  width: number
  height: number
}

/** Noise does not compress: 20 MB in three parts, in long runs 60 MB. */
const size: PictureSize = isLong ? { width: 5_000, height: 4_000 } : { width: 2_800, height: 2_500 }

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, sum])
}

function noisePng(size: PictureSize): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size.width)
  head.writeUInt32BE(size.height, 4)
  head.set([8, 2], 8)
  const rows = Array.from({ length: size.height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(size.width * 3)]))
  const picture = deflateSync(Buffer.concat(rows), { level: 1 })
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))])
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const bearer = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('Admin-Token'))}`,
})

/** A line that breaks at the second and the fourth part that is sent. @returns where each part began, in bytes */
async function breakingLine(page: Page): Promise<readonly number[]> {
  const starts: number[] = []
  await page.route('**/scans/files/*', async (route, request) => {
    if (request.method() === 'PATCH') starts.push(Number(request.headers()['upload-offset']))
    const isCut = request.method() === 'PATCH' && [2, 4].includes(starts.length)
    await (isCut ? route.abort('connectionreset') : route.continue())
  })
  return starts
}

test(
  'a scan whose line is cut twice is there for a second person in another browser',
  long,
  async ({ page, browser }) => {
    test.setTimeout(isLong ? 300_000 : 120_000)
    const scan = noisePng(size)
    // Playwright takes no more than 50 MB as a buffer.
    const file = test.info().outputPath('Blatt 3.png')
    writeFileSync(file, scan)
    await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/maps/1')
    await test.step('a demo map shows its drawn sheet', async () => {
      await expect(page.getByText(/noch kein Kartenbild|wird geöffnet/)).toHaveCount(0)
      const sheet = await page.request.get(`${product.origin}/scans/1`, { headers: await bearer(page) })
      expect(sheet.status()).toBe(200)
      expect(sheet.headers()['content-type']).toBe('image/png')
    })
    const starts = await breakingLine(page)
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: 'Ersetzen' }).click()

    await test.step('cut twice, it goes on by itself where it was', async () => {
      await expect(page.getByText(/ist gespeichert und für alle da/)).toBeVisible({
        timeout: isLong ? 200_000 : 60_000,
      })
      const part = 8 * 2 ** 20
      expect(starts.slice(0, 5)).toEqual([0, part, part, 2 * part, 2 * part])
    })

    await test.step('a colleague opens the map on another machine and has it, byte by byte', async () => {
      const other = await browser.newContext()
      const their = await other.newPage()
      const asked = their.waitForResponse((response) => new URL(response.url()).pathname === '/scans/1')
      await signIn(their, product.origin, 'expert@waldkerf.test', '/gis/maps/1')
      const answer = await asked
      expect(answer.status()).toBe(200)
      const copy = await their.request.get(`${product.origin}/scans/1`, { headers: await bearer(their) })
      expect(digest(await copy.body())).toBe(digest(scan))
      await expect(their.getByText(/noch kein Kartenbild|wird geöffnet/)).toHaveCount(0)
      await other.close()
    })
  },
)

/** Files of the origin's own file system. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = []
    const walk = async (folder: FileSystemDirectoryHandle) => {
      for await (const [name, entry] of folder.entries()) {
        if (entry instanceof FileSystemDirectoryHandle) await walk(entry)
        else names.push(name)
      }
    }
    await walk(await navigator.storage.getDirectory())
    return names
  })

test(
  'a scan begins a new map, which a colleague finds with its sheet; who signs out leaves no copy of it',
  long,
  async ({ page, browser }) => {
    const trouble = await watchForTrouble(page)
    const scan = noisePng({ width: 600, height: 400 })
    const name = 'Oberhausen Blatt 7'
    const [theirs] = await asOwner<{ name: string }>(
      product.databaseUrl,
      `select name from data.kunde join data.kunde_benutzer using (client_id) join data.benutzer using (user_id)
      where benutzer.email = 'expert@waldkerf.test' order by client_id limit 1`,
    )
    await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/index?tab=karten')

    await test.step('the new map is called as its file, and as large', async () => {
      await page.getByRole('button', { name: 'Neue Karte' }).click()
      const dialog = page.getByRole('dialog', { name: 'Neue Karte' })
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: scan })
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
      await expect(dialog.getByRole('textbox', { name: 'Breite (px)' })).toHaveValue('600')
      const client = dialog.getByRole('combobox', { name: 'Kunde' })
      await client.fill(theirs?.name ?? '')
      await client.press('Enter')
      await dialog.getByRole('button', { name: 'Karte anlegen' }).click()
      await expect(page.getByRole('region', { name: `Karte ${name}` })).toBeVisible()
    })
    const [map] = await asOwner<{ id: number; width: number; height: number }>(
      product.databaseUrl,
      'select id, width, height from data.karte where map_name = $1',
      [name],
    )
    expect(map).toMatchObject({ width: 600, height: 400 })
    const address = `/scans/${map?.id}`

    await test.step('its scan is on its way at once', async () => {
      const headers = await bearer(page)
      await expect
        .poll(async () => (await page.request.get(product.origin + address, { headers })).status(), { timeout: 30_000 })
        .toBe(200)
      expect(await keptFiles(page)).not.toEqual([])
    })
    await test.step('a colleague searches the map and opens it with its sheet', async () => {
      const other = await browser.newContext()
      const their = await other.newPage()
      await signIn(their, product.origin, 'expert@waldkerf.test', '/gis/index?tab=karten&suche=Oberhausen')
      // Its record shows the sheet already.
      const asked = their.waitForResponse((response) => new URL(response.url()).pathname === address)
      await their.getByRole('row', { name: new RegExp(name) }).click()
      await their
        .getByRole('region', { name: `Karte ${name}` })
        .getByRole('link', { name: 'Georeferenzieren' })
        .click()
      expect((await asked).status()).toBe(200)
      const copy = await their.request.get(product.origin + address, { headers: await bearer(their) })
      expect(digest(await copy.body())).toBe(digest(scan))
      await expect(their.getByText(/noch kein Kartenbild|wird geöffnet/)).toHaveCount(0)
      await other.close()
    })
    await test.step('signed out, this browser has no copy of it', async () => {
      await page.getByRole('button', { name: /Konto/ }).click()
      await page.getByRole('menuitem', { name: 'Abmelden' }).click()
      await expect(page.locator('#username')).toBeVisible()
      await page.goto(`${product.origin}/landing`)
      expect(await keptFiles(page)).toEqual([])
    })
    expect(trouble).toEqual([])
  },
)
