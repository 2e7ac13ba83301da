import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dist, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()
const email = 'admin@waldkerf.test'

/** The build's file of a module that is loaded by itself. */
function builtFile(module: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  const found = manifest[module]
  if (!found) throw new Error(`${module} is no chunk of its own`)
  return found.file
}

const reports = () => builtFile('src/shell/overlays/ReportSending.tsx')
const scans = () => builtFile('src/shell/session/UploadProgress.tsx')

/** Which of the two the page has loaded since it was opened. */
async function loaded(page: Page) {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [reports(), scans()].filter((file) => names.some((name) => name.endsWith(file)))
}

/** The top bar's state comes last; what is found to be unsent is loaded right after it. */
async function settled(page: Page) {
  await expect(page.getByText('Angemeldet', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** A scan whose upload was paused, as the browser keeps it. */
const keepScan = (page: Page) =>
  page.evaluate(async (owner) => {
    let folder = await navigator.storage.getDirectory()
    for (const name of ['scans', encodeURIComponent(owner), '1'])
      folder = await folder.getDirectoryHandle(name, { create: true })
    const write = async (name: string, text: string) => {
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(text)
      await file.close()
    }
    await write('original', 'scan')
    await write('entry.json', JSON.stringify({ map: 1, name: 'Blatt 3.png', size: 4, isPaused: true }))
  }, email)

test('what sends reports and scans is loaded where there is something to send, in any window, and nowhere else', async ({
  page,
  context,
}) => {
  await signIn(page, stack.origin, email)
  await settled(page)
  expect(await loaded(page)).toEqual([])

  await test.step('a report that another window cannot send', async () => {
    await context.route('**/rpc/w_add_kaefer', (route) => route.abort())
    const other = await context.newPage()
    await other.goto(`${stack.origin}/reports/new?schritt=angaben`)
    await other.getByRole('textbox', { name: 'Bemerkung' }).fill('Aus dem anderen Fenster.')
    expect(await loaded(page)).toEqual([])
    await other.getByRole('button', { name: 'Meldung senden' }).click()
    await other.getByRole('button', { name: 'Trotzdem senden' }).click()
    await expect.poll(() => loaded(page)).toEqual([reports()])
    await other.close()
  })
  await test.step('it is found after a reload, sent from there, and said', async () => {
    await page.reload()
    await expect.poll(() => loaded(page)).toEqual([reports()])
    await context.unrouteAll()
    await expect(page.getByText('Ihre Meldung ist angekommen.')).toBeVisible({ timeout: 60_000 })
  })
  await test.step('once it has arrived, the next start needs none of it', async () => {
    await page.reload()
    await settled(page)
    expect(await loaded(page)).toEqual([])
  })
  await test.step('a scan whose upload was paused', async () => {
    await keepScan(page)
    await page.reload()
    await expect(page.getByRole('link', { name: /Ein Kartenbild ist nicht hochgeladen/ })).toBeVisible()
    expect(await loaded(page)).toEqual([scans()])
  })
})
