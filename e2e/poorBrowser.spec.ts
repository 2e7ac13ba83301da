import { expect } from '@playwright/test'
import { asOwner } from './behind.ts'
import { photo } from './photo.ts'
import { follow } from './routes.ts'
import { haveSession, long, productOfFile, signInByForm, test, watchForTrouble } from './stack.ts'

/*
 * A browser with little: old, in private mode, or with its storage full. What it cannot do is said, and the rest works.
 * That nothing at all may be stored is in `session.spec.ts`.
 */

const stack = productOfFile()

/** Runs before each page's own code. */
function takeAway() {
  // Firefox runs it on the empty page before, too.
  if (!isSecureContext) return
  Reflect.deleteProperty(StorageManager.prototype, 'getDirectory')
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  Reflect.deleteProperty(window, 'ImageDecoder')
  IDBFactory.prototype.open = () => {
    throw new DOMException('No.', 'SecurityError')
  }
  // That of a window has room of its own.
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function keep(key, text) {
    if (this === localStorage) throw new DOMException('No.', 'QuotaExceededError')
    setItem.call(this, key, text)
  }
}

test.beforeEach(({ page }) => page.addInitScript(takeAway))

test(
  'with a full storage somebody signs in, reports with a picture, which is said to be nowhere else, and signs out',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    const remark = 'Nirgends sonst.'
    await signInByForm(page, stack.origin, 'nutzer@waldkerf.test')
    await follow(page, '/reports/new')
    await expect(page.getByText(/^Dieser Browser behält nichts/)).toBeVisible()
    await page.locator('input[type=file][multiple]').setInputFiles(await photo(page))
    await expect(page.getByRole('img', { name: /^Bild 1/ })).toBeVisible()
    await follow(page, '/reports/new?schritt=angaben')
    await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    const sql = `select k.bilder_anzahl from data.kaefer k join data.nachricht n on n.kaefer_id = k.id where n.text = $1`
    await expect.poll(() => asOwner(stack.databaseUrl, sql, [remark])).toEqual([{ bilder_anzahl: 1 }])
    await page.getByRole('button', { name: /Konto/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await expect(page.locator('#username')).toBeVisible()
    expect(trouble).toEqual([])
  },
)

test(
  'without a file system of its own a browser sends a scan as long as the page is open, and says so',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    await haveSession(page, stack.origin, 'admin@waldkerf.test')
    // The first part waits, so that the words can be read.
    const { promise: read, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/scans/files/*', async (route) => {
      await read
      await route.continue()
    })
    await page.goto(`${stack.origin}/gis/maps/1`)
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo(page))
    await page.getByRole('button', { name: 'Ersetzen' }).click()
    await expect(page.getByText(/^Dieser Browser bewahrt keine Dateien auf/)).toBeVisible()
    goOn()
    await expect(page.getByText(/ist gespeichert und für alle da/)).toBeVisible()
    expect(trouble).toEqual([])
  },
)

test(
  'with a full storage settings hold as long as the page is open, and an offer is stored',
  long,
  async ({ page }) => {
    const trouble = await watchForTrouble(page)
    const [offer] = await asOwner<{ id: number }>(
      stack.databaseUrl,
      `select id from data.angebot where status = 'entwurf' order by id desc limit 1`,
    )
    await haveSession(page, stack.origin, 'admin@waldkerf.test')
    await page.goto(`${stack.origin}/offers/${offer?.id}`)
    const text = page.getByRole('textbox', { name: 'Leistung von Position 1', exact: true })
    await text.fill('Bei vollem Speicher geschrieben')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Erscheinungsbild' }).click()
    await page.getByRole('dialog', { name: 'Erscheinungsbild' }).getByText('Dunkel').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(trouble).toEqual([])
  },
)
