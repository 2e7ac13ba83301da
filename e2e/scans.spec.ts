import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

// A worker of its own: scans outlast the database that other files renew.
test.use({ stackOptions: { scanQuota: 2 ** 30 } })
const product = productOfFile()

const isLong = process.env['WALDKERF_LONG'] === '1'
/** Noise is as large as its pixels: 6 MB, or 60. */
const size = isLong ? { width: 5_000, height: 4_000 } : { width: 1_600, height: 1_250 }
const megabytes = (size.width * size.height * 3) / 2 ** 20

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, sum])
}

function noisePng(): Buffer {
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

/** A line that takes some seconds for the file, and can be cut. */
async function slowLine(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const pace = (megabytes * 2 ** 20) / (isLong ? 20 : 6)
  const set = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 5,
      downloadThroughput: -1,
      uploadThroughput: pace,
    })
  await devtools.send('Network.enable')
  await set(false)
  return { cut: () => set(true), mend: () => set(false), free: () => devtools.detach() }
}

test('a scan whose line is cut twice is there for a second person in another browser', async ({ page, browser }) => {
  test.setTimeout(isLong ? 300_000 : 120_000)
  const scan = noisePng()
  await signIn(page, product.origin, 'admin@waldkerf.test', '/gis/maps/1')
  await test.step('a demo map shows its drawn sheet', async () => {
    await expect(page.getByText(/noch kein Kartenbild|wird geöffnet/)).toHaveCount(0)
    const sheet = await page.request.get(`${product.origin}/scans/1`, { headers: await bearer(page) })
    expect(sheet.status()).toBe(200)
    expect(sheet.headers()['content-type']).toBe('image/png')
  })
  const line = await slowLine(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Blatt 3.png', mimeType: 'image/png', buffer: scan })
  await page.getByRole('button', { name: 'Ersetzen' }).click()
  const bar = page.getByRole('progressbar', { name: 'Blatt 3.png hochladen' })
  const done = async () => Number(await bar.getAttribute('aria-valuenow'))

  await test.step('cut twice, it goes on by itself where it was', async () => {
    for (const part of [20, 50]) {
      await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(part)
      await line.cut()
      await page.waitForTimeout(700)
      await line.mend()
    }
    await expect(page.getByText(/ist gespeichert und für alle da/)).toBeVisible({ timeout: 200_000 })
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

  await test.step('signing out leaves no copy in this browser', async () => {
    await line.free()
    const kept = () =>
      page.evaluate(async () => {
        const root = await navigator.storage.getDirectory()
        const people = await root.getDirectoryHandle('scans', { create: true })
        const names: string[] = []
        for await (const person of people.values()) {
          if (person.kind === 'directory') for await (const name of person.keys()) names.push(name)
        }
        return names
      })
    expect(await kept()).toEqual(['1'])
    await page.getByRole('button', { name: 'Benutzermenü' }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/landing|login|realms/)
    await page.goto(`${product.origin}/health`)
    expect(await kept()).toEqual([])
  })
})
