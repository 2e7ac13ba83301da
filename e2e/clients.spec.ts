import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const admin = 'admin@waldkerf.test'

async function query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { rows } = await client.query<T>(sql, [...values])
  await client.end()
  return rows
}

const stored = () => query('select 1 from data.prognose where betrag = 98765.43')

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

test('a client is made, edited by two people at once, and nothing is lost', long, async ({ page, browser }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, admin)

  await test.step('a client that is there already is shown first', async () => {
    await menu(page).getByRole('link', { name: 'Kunden' }).click()
    await expect(page).toHaveTitle('Kunden - Waldkerf')
    const [known] = await query<{ name: string }>('select name from data.kunde order by client_id limit 1')
    await page.getByRole('button', { name: 'Neuer Kunde' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neuer Kunde' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill(known?.name ?? '')
    await expect(dialog.getByRole('link', { name: known?.name ?? '' }).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Zeppelinwald Stiftung')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Zeppelinwald Stiftung' })).toBeVisible()
  })

  await test.step('the breadcrumb ends with its name, and is the only way back', async () => {
    await expect(page.getByRole('navigation', { name: 'Pfad' })).toHaveText(/Kunden\s*Zeppelinwald Stiftung$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Kunden', exact: true })).toHaveCount(0)
  })

  await test.step('what somebody else stored in another field stays', async () => {
    await page.getByRole('button', { name: 'Kontakt bearbeiten' }).click()
    await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toBeVisible()
    await query("update data.kunde set strasse = 'Am See 1' where name = 'Zeppelinwald Stiftung'")
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Meersburg')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Kontakt' })).toContainText('Am See 1')
  })

  await test.step('of what both have changed one chooses', async () => {
    await query("update data.kunde set ort = 'Überlingen' where name = 'Zeppelinwald Stiftung'")
    await page.getByRole('button', { name: 'Kontakt bearbeiten' }).click()
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Konstanz')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gespeichert ist: Überlingen')).toBeVisible()
    await page.getByRole('button', { name: 'Ort: gespeicherten Wert übernehmen' }).click()
    await expect(page.getByText('Gespeichert ist: Überlingen')).toHaveCount(0)
  })

  await test.step('an expert is refused', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, stack.origin, 'expert@waldkerf.test')
    await expect(menu(other).getByRole('link', { name: 'Kunden' })).toHaveCount(0)
    for (const path of ['/clients/index', '/settings/index', '/forecast/index', '/invoices/index']) {
      await other.goto(stack.origin + path)
      await expect(other).toHaveURL(/\/401\?from=/)
    }
    await context.close()
  })
  expect(trouble).toEqual([])
})

test('the office is set up, an invoice begins, and the forecast follows', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, admin, '/settings/index?feld=bank')

  await test.step('a wrong account is said and not stored', async () => {
    const iban = page.getByRole('textbox', { name: 'IBAN' })
    await expect(iban).toBeFocused()
    await iban.fill('DE88 3704 0044 0532 0130 00')
    await expect(page.getByText(/^Die Prüfziffer passt nicht/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    await iban.fill('DE02 1203 0000 0000 2020 51')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gespeichert: IBAN', { exact: true })).toBeVisible()
    expect(await query('select iban from data.buero')).toEqual([{ iban: 'DE02120300000000202051' }])
  })

  await test.step('invoices are filtered in the address and add up', async () => {
    await menu(page).getByRole('link', { name: 'Rechnungen' }).click()
    await page.getByRole('button', { name: /^Entwurf/ }).click()
    await expect(page).toHaveURL(/status=open/)
    const sum = page.getByRole('grid', { name: 'Rechnungen' }).getByRole('row', { name: /^Summe/ })
    await expect(sum).toContainText('€')
  })

  await test.step('a new invoice gets the next number', async () => {
    const [before] = await query<{ count: string }>('select count(*) from data.rechnung')
    await page.getByRole('button', { name: 'Neue Rechnung' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Rechnung' })
    await dialog.getByRole('combobox', { name: 'Kunde' }).fill('forstamt')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Anlegen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await query<{ count: string }>('select count(*) from data.rechnung'))[0]?.count)
      .toBe(String(Number(before?.count) + 1))
  })

  await test.step('an entry of the forecast is recorded, and deleted only when its message has gone', async () => {
    await menu(page).getByRole('link', { name: 'Prognose' }).click()
    await page.getByRole('button', { name: 'Neuer Eintrag' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neuer Eintrag' })
    await dialog.getByRole('textbox', { name: 'Betrag' }).fill('98.765,43')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    expect(await stored()).toHaveLength(1)
    const row = page.getByRole('row', { name: /98\.765,43/ })
    await row.getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Löschen' }).click()
    await expect(row).toHaveCount(0)
    // A message does not close while the pointer is over it.
    await page.mouse.move(5, 5)
    expect(await stored()).toHaveLength(1)
    await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(0)
  })
  expect(trouble).toEqual([])
})
