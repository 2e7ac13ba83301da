import { expect, type Page } from '@playwright/test'
import { packageFile } from '@waldkerf/domain/places/layers/packageFile.testing'
import { openPhone, phoneOfTest, typePlace, waiting } from './phone.ts'
import { haveSession, long, productOfFile, test } from './stack.ts'

const stack = productOfFile()
const { prepare, query, report, reported, arrivesOnce } = phoneOfTest(stack)

/** A square of a kilometre around the place that is typed, in ETRS89/UTM 32. */
const compartments = async () => {
  const [west, south] = [691_100, 5_334_300]
  const ring = [
    [west, south],
    [west + 1_000, south],
    [west + 1_000, south + 1_000],
    [west, south + 1_000],
    [west, south],
  ] as const
  const columns = { Abteilung: 'INTEGER', Unterabteilung: 'TEXT' }
  const file = packageFile([{ epsg: 25832, columns, rows: [{ rings: [ring], values: [12, 'b'] }] }])
  return {
    name: 'revier.gpkg',
    mimeType: 'application/geopackage+sqlite3',
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /Konto$/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}

test('without a line: a layer of one’s own names the compartment, stays, and goes with signing out', long, async () => {
  test.setTimeout(180_000)
  const { context, page } = await prepare()
  await context.setOffline(true)
  await test.step('a GeoPackage is read without a line, and says what is wrong with another file', async () => {
    await page.goto(`${stack.origin}/reports/new?schritt=ort`)
    // Nobody is asked about a map that could not be loaded.
    await expect(page.getByText(/laden\?$/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Eigene Ebenen' }).click()
    const chooser = page.getByLabel('Datei hinzufügen').and(page.locator('input'))
    await chooser.setInputFiles({
      name: 'leer.gpx',
      mimeType: 'application/gpx+xml',
      buffer: Buffer.from('<gpx></gpx>'),
    })
    await expect(page.getByText(/weder Wegpunkte noch eine geschlossene Spur/)).toBeVisible()
    await chooser.setInputFiles(await compartments())
    await expect(page.getByText('1 Fläche')).toBeVisible()
    await page.getByRole('button', { name: 'Fertig' }).click()
  })
  await test.step('it is there in the next page, and says the compartment in words', async () => {
    await page.goto(`${stack.origin}/reports/new?schritt=ort`)
    await expect(page.getByRole('button', { name: 'Eigene Ebenen (1)' })).toBeVisible()
    await typePlace(page)
    await expect(page.getByText(/Abteilung 12 b/)).toBeVisible()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByRole('button', { name: '„Abteilung 12 b“ in die Bemerkung schreiben' }).click()
    await page.getByRole('button', { name: 'Meldung senden' }).click()
    await expect(waiting(page)).toBeVisible()
  })
  await test.step('with a line the report has it', async () => {
    await context.setOffline(false)
    await expect.poll(() => reported('Abteilung 12 b'), { timeout: 60_000 }).toHaveLength(1)
  })
  await test.step('signing out without a line is asked about, said, and leaves nothing personal', async () => {
    await context.setOffline(true)
    await page.goto(`${stack.origin}/reports/index`)
    await signOut(page)
    await expect(page.getByRole('alertdialog', { name: 'Ohne Verbindung abmelden?' })).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByText('Sie sind auf diesem Gerät abgemeldet.', { exact: false })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('waldkerf.person'))).toBeNull()
    const kept = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('waldkerf.layers')
          opened.addEventListener('success', () => {
            const count = opened.result.transaction('layers').objectStore('layers').count()
            count.addEventListener('success', () => resolve(count.result))
          })
        }),
    )
    expect(kept).toBe(0)
  })
  await test.step('the next sign-in asks for the password, although the identity service still knows the session', async () => {
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.locator('#password')).toBeVisible()
  })
  await context.close()
})

const setRole = (status: string) =>
  query('update data.benutzer set app_status = $1 where email = $2', [status, 'nutzer@waldkerf.test'])

test('a role taken meanwhile: it is said, nothing is sent or lost, and with the role it goes out', long, async () => {
  test.setTimeout(180_000)
  const { context, page } = await prepare()
  await context.setOffline(true)
  const remark = `Ohne Rolle, ${crypto.randomUUID()}`
  await report(page, remark)
  const [before] = await query<{ app_status: string }>('select app_status from data.benutzer where email = $1', [
    'nutzer@waldkerf.test',
  ])
  await setRole('ogf_new')
  await context.setOffline(false)
  await page.goto(`${stack.origin}/dashboard`)
  await expect(
    page.getByText(/^Eine Meldung liegt nur auf diesem Gerät: Ihre Rolle darf nicht mehr melden/),
  ).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Datei sichern' }).click()
  expect((await saved).suggestedFilename()).toBe('Nicht gesendete Meldungen.zip')
  expect(await reported(remark)).toEqual([])
  await setRole(before?.app_status ?? '')
  await page.goto(`${stack.origin}/reports/index`)
  await arrivesOnce(page, remark)
  await expect(page.getByText(/Ihre Rolle darf nicht mehr melden/)).toHaveCount(0)
  await context.close()
})

test(
  'the service is killed while a report goes out: it arrives once, with all its pictures',
  long,
  async ({ sharedStack }) => {
    const kills = 6
    test.setTimeout(60_000 + kills * 90_000)
    const { context, page } = await prepare()
    for (let nr = 0; nr < kills; nr += 1) {
      const remark = `Dienst beendet, ${crypto.randomUUID()}`
      await context.setOffline(true)
      await report(page, remark)
      await context.setOffline(false)
      // Before the record, in it, and between its pictures.
      await page.waitForTimeout(nr * 150)
      for (const pid of Object.values(sharedStack.pids())) if (pid) process.kill(pid, 'SIGKILL')
      await sharedStack.ready()
      await expect(async () => {
        const again = page.getByRole('button', { name: 'Jetzt senden' })
        if (await again.isVisible()) await again.click()
        await arrivesOnce(page, remark)
      }).toPass({ timeout: 80_000 })
    }
    await context.close()
  },
)

test('a device without room: it is said, and the product works on', long, async () => {
  const { context, page } = await openPhone(false)
  await page.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return
    const full = new DOMException('', 'QuotaExceededError')
    const refuse = async () => Promise.reject(full)
    navigator.serviceWorker.register = refuse
    Cache.prototype.put = refuse
  })
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await page.goto(`${stack.origin}/reports/index`)
  await expect(page.getByText(/^Der Speicher dieses Geräts ist voll/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Fund melden' }).first().click()
  await expect(page.getByRole('heading', { name: 'Fund melden' })).toBeVisible()
  await context.close()
})
