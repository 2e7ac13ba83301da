import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import pg from 'pg'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { photo } from './photo.ts'
import { fillSignIn, haveSession, long, productOfFile, test } from './stack.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'a profile that outlives its browser is opened by Chromium')

const stack = productOfFile()
/** Each is written with no network from the start, and outlives its browser. */
const reports = isLong ? 50 : 3
const day = 86_400_000

let profile: string
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'waldkerf-phone-'))
})
test.afterEach(() => rmSync(profile, { recursive: true, force: true }))

interface Phone {
  context: BrowserContext
  page: Page
}

/** A phone's browser, over the profile that outlives it. */
async function openPhone(isOffline: boolean): Promise<Phone> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(systemChromium && { executablePath: systemChromium }),
    // A page lives for seconds: code made quicker for it would cost more than it gains.
    args: [...calmArguments, '--js-flags=--no-opt --no-maglev'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  await context.setOffline(isOffline)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** As when the battery is empty. */
async function killPhone({ context }: Phone) {
  const closed = context.waitForEvent('close')
  spawnSync('pkill', ['-9', '-f', profile])
  await closed
}

/** Signed in once with a line, until the worker has all that opens without one. */
async function prepare(): Promise<Phone> {
  const phone = await openPhone(false)
  const { page } = phone
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await page.goto(`${stack.origin}/reports/index`)
  await expect(page.getByRole('region', { name: 'Alle Meldungen' })).toBeVisible()
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state).toBe('activated')
  return phone
}

/** The records with this remark. */
async function reported(remark: string) {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ status: string; bilder_anzahl: number }>(
    `select k.status, k.bilder_anzahl from data.kaefer k join data.nachricht n on n.kaefer_id = k.id where n.text = $1`,
    [remark],
  )
  await client.end()
  return rows
}

const waiting = (page: Page) => page.getByText('Wartet auf die Verbindung')

/** Opens the product without a line and reports a find with three pictures, until it waits for the line. */
async function report(page: Page, remark: string) {
  await page.goto(`${stack.origin}/dashboard`)
  await expect(page).toHaveURL(/\/reports\/index$/)
  await expect(page.getByText('Keine Verbindung: Melden geht trotzdem.')).toBeVisible()
  await page.getByRole('link', { name: 'Fund melden' }).first().click()
  for (let nr = 1; nr <= 3; nr += 1) {
    await page.locator('input[type=file][multiple]').setInputFiles(await photo(page, 400 + nr))
    await expect(page.getByRole('button', { name: `Bild ${nr} entfernen` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByText('Koordinaten eingeben').click()
  await page.getByRole('textbox', { name: 'Breite' }).fill('48,137154')
  await page.getByRole('textbox', { name: 'Länge' }).fill('11,576124')
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await expect(waiting(page)).toBeVisible()
}

async function arrivesOnce(page: Page, remark: string) {
  await expect.poll(() => reported(remark), { timeout: 60_000 }).toMatchObject([{ status: 'new', bilder_anzahl: 3 }])
  await expect(waiting(page)).toHaveCount(0)
  expect(await reported(remark)).toHaveLength(1)
}

test('signed in once, a phone without a line opens the form, keeps each report over a killed browser, and sends it once', async () => {
  test.setTimeout(120_000 + reports * 60_000)
  let phone = await prepare()
  for (let nr = 1; nr <= reports; nr += 1) {
    const remark = `Ohne Netz, ${crypto.randomUUID()}`
    await phone.context.setOffline(true)
    await report(phone.page, remark)
    await killPhone(phone)
    expect(await reported(remark)).toEqual([])
    phone = await openPhone(true)
    const { context, page } = phone
    await page.goto(`${stack.origin}/`)
    await expect(waiting(page)).toBeVisible()
    await context.setOffline(false)
    await arrivesOnce(page, remark)
    await expect(page.getByText('Keine Verbindung')).toHaveCount(0)
  }
  await phone.context.close()
})

test(
  'after seven days, and with somebody else signed in between, it is sent once, for the person who wrote it',
  long,
  async () => {
    test.setTimeout(400_000)
    await (await prepare()).context.close()
    const remark = `Ohne Netz, ${crypto.randomUUID()}`
    const { context, page } = await openPhone(true)
    await context.clock.setSystemTime(Date.now() - 7 * day)
    await report(page, remark)

    await test.step('somebody else signs in: told that it waits, and nothing of it', async () => {
      await context.clearCookies()
      await page.evaluate(() => localStorage.removeItem('Admin-Token'))
      await context.clock.setSystemTime(Date.now())
      await context.setOffline(false)
      await page.goto(`${stack.origin}/reports/index`)
      await fillSignIn(page, 'expert@waldkerf.test')
      await expect(page.getByText('Auf diesem Gerät wartet eine Meldung einer anderen Person.')).toBeVisible()
      await expect(waiting(page)).toHaveCount(0)
      expect(await reported(remark)).toEqual([])
    })
    await test.step('without a line it is hers, too: the device knows the last person alone', async () => {
      await context.setOffline(true)
      await page.goto(`${stack.origin}/`)
      await expect(page.getByText('Auf diesem Gerät wartet eine Meldung einer anderen Person.')).toBeVisible()
      await context.setOffline(false)
    })
    await test.step('the one who wrote it signs in', async () => {
      await context.clearCookies()
      await page.evaluate(() => localStorage.removeItem('Admin-Token'))
      await page.goto(`${stack.origin}/reports/index`)
      await fillSignIn(page, 'nutzer@waldkerf.test')
      await arrivesOnce(page, remark)
    })
    await context.close()
  },
)

test('signing out leaves nothing that opens without a line', long, async () => {
  await (await prepare()).context.close()
  const { context, page } = await openPhone(false)
  await page.goto(`${stack.origin}/reports/index`)
  // The browser was closed, and with it the identity service's session.
  await fillSignIn(page, 'nutzer@waldkerf.test')
  await page.getByRole('button', { name: /Konto$/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login|\/realms\//)
  await context.setOffline(true)
  await page.goto(`${stack.origin}/reports/index`)
  await expect(page.getByRole('heading', { name: 'Meine Meldungen' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('waldkerf.person'))).toBeNull()
  await context.close()
})

test('a picture that another program shares begins a report', long, async () => {
  await (await prepare()).context.close()
  const { context, page } = await openPhone(true)
  await page.goto(`${stack.origin}/reports/index`)
  const { mimeType, buffer } = await photo(page)
  // The worker answers as it does for the system's own way of sharing.
  await page.evaluate(
    async ([type, base64]) => {
      const body = new FormData()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      body.append('bilder', new File([bytes], 'rinde.jpg', { type }))
      // It leads to the form, which only a page can follow without a line.
      await fetch('/share', { method: 'POST', body, redirect: 'manual' })
    },
    [mimeType, buffer.toString('base64')] as const,
  )
  await page.goto(`${stack.origin}/reports/new?geteilt=1`)
  await expect(page.getByRole('button', { name: 'Bild 1 entfernen' })).toBeVisible()
  await expect(page).toHaveURL(/\/reports\/new$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Bild 1 entfernen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bild 2 entfernen' })).toHaveCount(0)
  await context.close()
})
