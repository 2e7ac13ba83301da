import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Stack } from '@waldkerf/service/start'
import { dist, haveSession, long, newFolder, removeFolder, startProduct, test } from './stack.ts'

test.use({ serviceWorkers: 'allow' })

const folder = newFolder()
const site = join(folder, 'dist')
let stack: Stack

test.beforeEach(async () => {
  cpSync(dist, site, { recursive: true })
  stack = await startProduct(folder, { dist: site })
})
test.afterEach(() => stack.stop())
test.afterAll(() => removeFolder(folder))

/** The text of the worker that answers for the page; '' without one. */
const release = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return `${registration?.active?.state ?? ''} ${registration?.waiting?.state ?? ''}`.trim()
  })

/** Opened twice: the first page comes from the server, the next one from the worker. */
async function open(page: Page) {
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await page.goto(`${stack.origin}/reports/index`)
  await expect.poll(() => release(page)).toBe('activated')
  await page.reload()
  await expect(page.getByRole('heading', { name: /Meine Meldungen/ })).toBeVisible()
}

test('a new release waits beside the old one until somebody takes it', long, async ({ page }) => {
  await open(page)
  appendFileSync(join(site, 'serviceWorker.js'), '\n// Another release.\n')
  for (const ending of ['.br', '.gz']) removeFolder(join(site, `serviceWorker.js${ending}`))
  await page.reload()
  const offer = page.getByText('Neue Version')
  await expect(offer).toBeVisible()
  expect(await release(page)).toBe('activated installed')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(offer).toHaveCount(0)
  await expect.poll(() => release(page)).toBe('activated')
  await expect(page.getByRole('heading', { name: /Meine Meldungen/ })).toBeVisible()
})

test('a release that is taken back leaves no worker, and the page comes from the server', long, async ({ page }) => {
  await open(page)
  const { port } = new URL(stack.origin)
  await stack.stop()
  stack = await startProduct(folder, { dist: site, port: Number(port), retireWorker: true })
  await page.goto(`${stack.origin}/reports/index`)
  // The worker has the page loaded again.
  await expect(async () => expect(await page.evaluate(() => caches.keys())).toEqual([])).toPass({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: /Meine Meldungen/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Meine Meldungen/ })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})
