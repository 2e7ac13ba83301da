import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { countClicks } from './invoiceSteps.ts'
import { photo } from './photo.ts'
import { haveSession, long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

/** From the dashboard to the report that was sent, on a phone. */
const mostTaps = 6
/** From the dashboard through ten decisions. */
const mostClicks = 13
const records = 10

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const takePhoto = async (page: Page) => {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Foto aufnehmen' }).click()
  return asked
}

const latestReport = async () =>
  (
    await asOwner<{ bilder_anzahl: number; lat: number | null }>(
      stack.databaseUrl,
      'select bilder_anzahl, lat from data.kaefer order by id desc limit 1',
    )
  )[0]

test.describe('on a phone', () => {
  test.use(phone)

  test('a find with picture and place is reported with six taps', long, async ({ page, context }) => {
    const trouble = await watchForTrouble(page)
    await context.grantPermissions(['geolocation'], { origin: stack.origin })
    await context.setGeolocation({ latitude: 48.137154, longitude: 11.576124, accuracy: 12 })
    await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
    await page.goto(`${stack.origin}/dashboard`)
    await expect(page.getByRole('link', { name: 'Fund melden' })).toBeVisible()
    const taps = await countClicks(page)
    await page.getByRole('link', { name: 'Fund melden' }).click()
    await (await takePhoto(page)).setFiles(await photo(page))
    await expect(page.getByRole('img', { name: /^Bild 1/ })).toBeVisible()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByRole('button', { name: 'Meinen Standort nehmen' }).click()
    await expect(page.getByText(/auf 12\sm genau\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
    expect(await taps()).toBe(mostTaps)
    await expect.poll(latestReport).toMatchObject({ bilder_anzahl: 1, lat: 48.137154 })
    expect(trouble).toEqual([])
  })

  test('camera and place are refused, and the find is reported all the same', long, async ({ page }) => {
    const trouble = await watchForTrouble(page)
    await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
    await page.goto(`${stack.origin}/reports/new`)
    await test.step('who lets nobody at the camera is told what else there is', async () => {
      const camera = await takePhoto(page)
      await camera.element().dispatchEvent('cancel')
      await expect(page.getByRole('status').filter({ hasText: /Foto/ })).toBeVisible()
      await page.getByRole('button', { name: /^Ohne Bild/ }).click()
    })
    await test.step('nobody has allowed the place: it is said, and typed', async () => {
      await page.getByRole('button', { name: 'Meinen Standort nehmen' }).click()
      await expect(
        page.getByText(/Er ist für diese Seite gesperrt\. Bitte wählen Sie die Stelle auf der Karte\.$/),
      ).toBeVisible()
      await page.getByText('Koordinaten eingeben').click()
      await page.getByRole('textbox', { name: 'Breite' }).fill('47,5')
      await page.getByRole('textbox', { name: 'Länge' }).fill('11,1')
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    })
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(page.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
    await expect.poll(latestReport).toMatchObject({ bilder_anzahl: 0, lat: 47.5 })
    expect(trouble).toEqual([])
  })
})

test('ten records are decided with the pointer, one click each', long, async ({ page }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  const published = async () => {
    const sql = `select count(*)::int as n from data.kaefer where status = 'published'`
    return (await asOwner<{ n: number }>(stack.databaseUrl, sql))[0]?.n ?? 0
  }
  const before = await published()
  await signIn(page, stack.origin, 'expert@waldkerf.test')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: /Prüfung beginnen/ }).click()
  const drawer = page.getByRole('region', { name: /^Meldung \d+$/ })
  await expect(drawer).toBeVisible()
  const open = () => Number(new URL(page.url()).searchParams.get('meldung'))
  const goOn = drawer.getByRole('switch', { name: 'Weiter nach Entscheidung' })
  if ((await goOn.getAttribute('aria-checked')) === 'false') await goOn.click()
  for (let nr = 1; nr <= records; nr += 1) {
    const id = open()
    await drawer.getByRole('button', { name: /^Veröffentlichen/ }).click()
    await expect.poll(open).not.toBe(id)
  }
  expect(await clicks()).toBeLessThanOrEqual(mostClicks)
  await expect.poll(published, { timeout: 20_000 }).toBe(before + records)
  expect(trouble).toEqual([])
})
