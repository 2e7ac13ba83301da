import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { productOfFile, signIn, test } from './stack.ts'

// A worker of its own: scans outlast the database that other files renew.
test.use({ stackOptions: { scanQuota: 2 ** 30 } })
const product = productOfFile()

const isLong = process.env['WALDKERF_LONG'] === '1'
/** Noise is as large as its pixels: 20 MB in three parts, or 60. */
const size = isLong ? { width: 5_000, height: 4_000 } : { width: 2_800, height: 2_500 }

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
  const starts = await breakingLine(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Blatt 3.png', mimeType: 'image/png', buffer: scan })
  await page.getByRole('button', { name: 'Ersetzen' }).click()

  await test.step('cut twice, it goes on by itself where it was', async () => {
    await expect(page.getByText(/ist gespeichert und für alle da/)).toBeVisible({ timeout: isLong ? 200_000 : 60_000 })
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
})
