import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { calmArguments, systemChromium } from '../scripts/calmChromium.ts'
import { photo } from './photo.ts'
import { haveSession, productOfFile, test } from './stack.ts'

const stack = productOfFile()

/** A phone's browser with a profile that outlives it. */
async function phone(profile: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(systemChromium && { executablePath: systemChromium }),
    args: [...calmArguments],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** The citizen's records with this remark. */
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

const isReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state
  })

test('signed in once, a phone without a line opens the form cold, keeps the report over a killed browser, and sends it once', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'waldkerf-phone-'))
  const remark = `Ohne Netz, ${crypto.randomUUID()}`
  try {
    await test.step('signed in once, with a line', async () => {
      const { context, page } = await phone(profile)
      await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
      await page.goto(`${stack.origin}/reports/index`)
      await expect(page.getByRole('region', { name: 'Alle Meldungen' })).toBeVisible()
      await expect.poll(() => isReady(page)).toBe('activated')
      await context.close()
    })
    await test.step('no line from the start: any address leads to the own reports', async () => {
      const { context, page } = await phone(profile)
      await context.setOffline(true)
      await page.goto(`${stack.origin}/dashboard`)
      await expect(page).toHaveURL(/\/reports\/index$/)
      await expect(page.getByText('Keine Verbindung: Melden geht trotzdem.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Alle Meldungen' })).toBeVisible()
      await page.getByRole('link', { name: 'Fund melden' }).first().click()
      const pictures = page.locator('input[type=file][multiple]')
      for (let nr = 1; nr <= 3; nr += 1) {
        await pictures.setInputFiles(await photo(page, 400 + nr))
        await expect(page.getByRole('button', { name: `Bild ${nr} entfernen` })).toBeVisible()
      }
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await page.getByText('Koordinaten eingeben').click()
      await page.getByRole('textbox', { name: 'Breite' }).fill('48,137154')
      await page.getByRole('textbox', { name: 'Länge' }).fill('11,576124')
      await page.getByRole('button', { name: 'Weiter', exact: true }).click()
      await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
      await page.getByRole('button', { name: 'Meldung senden' }).click()
      await expect(page.getByText('Wartet auf die Verbindung')).toBeVisible()
      await context.close()
    })
    expect(await reported(remark)).toEqual([])
    const { context, page } = await phone(profile)
    await test.step('opened again it waits still', async () => {
      await context.setOffline(true)
      await page.goto(`${stack.origin}/`)
      await expect(page.getByText('Wartet auf die Verbindung')).toBeVisible()
    })
    await test.step('with the line the guard judges again, and it goes out once', async () => {
      await context.setOffline(false)
      await expect.poll(() => reported(remark)).toMatchObject([{ status: 'new', bilder_anzahl: 3 }])
      await expect(page.getByText('Keine Verbindung')).toHaveCount(0)
      await page.goto(`${stack.origin}/dashboard`)
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await reported(remark)).toHaveLength(1)
    })
    await context.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
