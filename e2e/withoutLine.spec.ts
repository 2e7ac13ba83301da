import { expect } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { killPhone, openPhone, phoneOfTest, waiting } from './phone.ts'
import { photo } from './photo.ts'
import { fillSignIn, long, productOfFile, test } from './stack.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'a profile that outlives its browser is opened by Chromium')

const stack = productOfFile()
const { prepare, report, reported, arrivesOnce } = phoneOfTest(stack)
/** Each is written with no network from the start, and outlives its browser. */
const reports = isLong ? 50 : 1
const day = 86_400_000

test('signed in once, a phone without a line opens the form, keeps each report over a killed browser, and sends it once', async () => {
  test.setTimeout(120_000 + reports * 60_000)
  let phone = await prepare()
  for (let nr = 1; nr <= reports; nr += 1) {
    if (nr > 1) {
      // It may be on the way to the sign-in, which ended with the browser.
      await killPhone(phone)
      phone = await openPhone(true)
    }
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
      // The device keeps her once the parts after the first screen are there.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('waldkerf.person'))).toContain('expert@')
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
