import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { asOwner } from './behind.ts'
import { trustingArguments } from './elsewhere.ts'
import { photo } from './photo.ts'
import { fillSignIn, haveSession, type productOfFile, test } from './stack.ts'

let profile: string

interface Phone {
  context: BrowserContext
  page: Page
}

/** A phone's browser, over the profile that outlives it. */
export async function openPhone(isOffline: boolean): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(systemChromium && { executablePath: systemChromium }),
    // A page lives for seconds: code made quicker for it would cost more than it gains.
    args: [...calmArguments, ...trustingArguments, '--js-flags=--no-opt --no-maglev'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  await context.setOffline(isOffline)
  const page = context.pages()[0] ?? (await context.newPage())
  // Without the browser's own store of files, which it may empty at any time: the worker has to have them all.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { context, page }
}

/** As when the battery is empty. */
export async function killPhone({ context }: Phone) {
  const closed = context.waitForEvent('close')
  spawnSync('pkill', ['-9', '-f', profile])
  await closed
}

export const waiting = (page: Page) => page.getByText('Wartet auf die Verbindung')

/** Opens the address's page of the form where the place is typed. */
export async function typePlace(page: Page, lat = '48,137154', lon = '11,576124') {
  await page.getByText('Koordinaten eingeben').click()
  await page.getByRole('textbox', { name: 'Breite' }).fill(lat)
  await page.getByRole('textbox', { name: 'Länge' }).fill(lon)
}

/** A phone with a profile of its own for each test of a file. */
export function phoneOfTest(stack: ReturnType<typeof productOfFile>) {
  test.beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), 'waldkerf-phone-'))
  })
  test.afterEach(() => rmSync(profile, { recursive: true, force: true }))

  const query = <Row extends object>(sql: string, values: unknown[]) => asOwner<Row>(stack.databaseUrl, sql, values)

  /** The records with this remark. */
  const reported = (remark: string) =>
    query<{ status: string; bilder_anzahl: number }>(
      `select k.status, k.bilder_anzahl from data.kaefer k join data.nachricht n on n.kaefer_id = k.id where n.text = $1`,
      [remark],
    )

  return {
    query,
    reported,
    /** Signed in once with a line, until the worker has all that opens without one. */
    async prepare(): Promise<Phone> {
      const phone = await openPhone(false)
      const { page } = phone
      await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
      await page.goto(`${stack.origin}/reports/index`)
      await expect(page.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
      const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
      await expect.poll(state).toBe('activated')
      // The device keeps the person once the parts after the first screen are there.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('waldkerf.person'))).toContain('nutzer@')
      return phone
    },
    /** Opens the product without a line and reports a find with three pictures, until it waits for the line. */
    async report(page: Page, remark: string) {
      await page.goto(`${stack.origin}/dashboard`)
      await expect(page).toHaveURL(/\/reports\/index$/)
      await expect(page.getByText('Keine Verbindung: Melden geht trotzdem.')).toBeVisible()
      await page.getByRole('link', { name: 'Fund melden' }).first().click()
      for (let nr = 1; nr <= 3; nr += 1) {
        await page.locator('input[type=file][multiple]').setInputFiles(await photo(page, 400 + nr))
        await expect(page.getByRole('button', { name: `Bild ${nr} entfernen` })).toBeVisible()
      }
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await typePlace(page)
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
      await page.getByRole('button', { name: 'Meldung senden' }).click()
      await expect(waiting(page)).toBeVisible()
    },
    async arrivesOnce(page: Page, remark: string) {
      const found = async () => {
        // The session may have ended with the browser: then it goes out after the sign-in.
        if (await page.locator('#username').isVisible()) await fillSignIn(page, 'nutzer@waldkerf.test')
        // The database may be starting again.
        return reported(remark).catch(() => [])
      }
      await expect.poll(found, { timeout: 60_000 }).toMatchObject([{ status: 'new', bilder_anzahl: 3 }])
      await expect(waiting(page)).toHaveCount(0)
      expect(await reported(remark)).toHaveLength(1)
    },
  }
}
