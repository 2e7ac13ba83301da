import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import pg from 'pg'
import { press, tabTo } from './byKeyboard.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

async function query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<T>(sql, [...values])
    return rows
  } finally {
    await client.end()
  }
}

const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({ timeout: 15_000 })

const lines = Array.from({ length: isLong ? 10 : 4 }, (_, at) => ({
  text: `Leistung ${at + 1}`,
  amount: `${at + 1},5`,
  price: '12,34',
}))
/** Half of 12.34 for each half of a unit: 3 + 5 + … halves. */
const total = (6.17 * lines.length * (lines.length + 2)).toFixed(2)

test('an offer becomes a valid e-invoice by keyboard alone', async ({ page }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  const [offer] = await query<{ id: number }>(
    `select id from data.angebot where status = 'entwurf' and client_id is not null order by id desc limit 1`,
  )
  await query('delete from data.position where angebot_id = $1', [offer?.id])
  await query(`update data.angebot set ust_satz = 19 where id = $1`, [offer?.id])
  await query(
    `update data.kunde set leitweg_id = '', email = '' where client_id = (select client_id from data.angebot where id = $1)`,
    [offer?.id],
  )
  await signIn(page, stack.origin, admin, `/offers/${offer?.id}`)

  await test.step('the lines are typed, and stored by themselves', async () => {
    for (const [at, { text, amount, price }] of lines.entries()) {
      await expect(page.getByRole('textbox', { name: `Leistung von Position ${at + 1}`, exact: true })).toBeFocused()
      for (const [place, value] of [text, amount, 'h', price].entries()) {
        if (place > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(value)
      }
      await page.keyboard.press(at < lines.length - 1 ? 'Tab' : 'ArrowUp')
    }
    await saved(page)
    const stored = await query<{ bez: string }>('select bez from data.position where angebot_id = $1 order by lfd_nr', [
      offer?.id,
    ])
    expect(stored.map(({ bez }) => bez)).toEqual(lines.map(({ text }) => text))
  })

  await test.step('the offer becomes an invoice', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Weitere Schritte' }), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    const entry = page.getByRole('menuitem', { name: 'Rechnung erstellen' })
    await expect(entry).toBeVisible()
    await entry.press('Enter')
    await press(page, page.getByRole('button', { name: 'Rechnung erstellen' }))
    await expect(page).toHaveURL(/\/invoices\/\d+$/, { timeout: 30_000 })
    await expect(page.getByText(`${lines.length} Positionen`)).toBeVisible()
    expect(await query('select status from data.angebot where id = $1', [offer?.id])).toEqual([
      { status: 'abgerechnet' },
    ])
  })

  await test.step('what is missing is named, and leads to its field', async () => {
    await press(page, page.getByRole('tab', { name: 'Angaben' }), 'ArrowRight')
    await press(page, page.getByRole('combobox', { name: 'Format' }), 'X')
    await press(page, page.getByRole('button', { name: 'Kunde: Leitweg-ID oder Referenz fehlt' }))
    await expect(page.getByRole('textbox', { name: 'Leitweg-ID oder Referenz' })).toBeFocused()
    await page.keyboard.type('04011000-12345-03')
    await page.keyboard.press('Tab')
    await page.keyboard.type('rechnung@forstamt.test')
    await expect(page.getByText('Alles da: Die E-Rechnung kann heruntergeladen werden.')).toBeVisible()
  })

  await test.step('the XML is valid, and is downloaded', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Herunterladen' }), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    const entry = page.getByRole('menuitem', { name: 'XRechnung (XML)' })
    await expect(entry).toBeVisible()
    const download = page.waitForEvent('download')
    await entry.press('Enter')
    const xml = readFileSync(await (await download).path(), 'utf8')
    expect(xml).toContain('xrechnung_3.0')
    expect(xml).toContain(`<ram:TaxBasisTotalAmount>${total}</ram:TaxBasisTotalAmount>`)
    expect(xml).toContain('04011000-12345-03')
  })
  expect(trouble).toEqual([])
})

async function openAs(browser: Browser, path: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, stack.origin, admin, path)
  return { page, context }
}

const text = ({ page }: { page: Page }, nr: number) =>
  page.getByRole('textbox', { name: `Leistung von Position ${nr}`, exact: true })

test('two people in one invoice lose nothing', async ({ browser }) => {
  const [invoice] = await query<{ id: number }>(
    `select r.id from data.rechnung r where archiviert_am is null
       and (select count(*) from data.position p where p.rechnung_id = r.id) >= 2 order by id desc limit 1`,
  )
  const path = `/invoices/${invoice?.id}`
  const [one, other] = [await openAs(browser, path), await openAs(browser, path)]

  await test.step('both change the same row in different fields', async () => {
    await text(one, 1).fill('Von der einen geschrieben')
    await saved(one.page)
    await other.page.getByRole('textbox', { name: 'Menge von Position 1', exact: true }).fill('77')
    await other.page.keyboard.press('Enter')
    await saved(other.page)
    await expect(other.page.getByText('Von der einen geschrieben')).toBeVisible()
    expect(
      await query('select bez, anzahl::float from data.position where rechnung_id = $1 order by lfd_nr limit 1', [
        invoice?.id,
      ]),
    ).toEqual([{ bez: 'Von der einen geschrieben', anzahl: 77 }])
  })

  await test.step('the same field is asked', async () => {
    await text(one, 1).fill('Meine Fassung')
    await saved(one.page)
    await other.page.keyboard.press('ArrowUp')
    await text(other, 1).fill('Andere Fassung')
    const question = other.page.getByRole('region', { name: 'Position 1 wurde auch von jemand anderem geändert' })
    await expect(question.getByText('Meine Fassung')).toBeVisible()
    await question.getByRole('button', { name: 'So übernehmen' }).click()
    await saved(other.page)
  })

  await test.step('what one has typed offline while the other fixed the invoice is not lost', async () => {
    await other.context.setOffline(true)
    await text(other, 1).fill('Zu spät geschrieben')
    await one.page.reload()
    await fix(one.page)
    await other.context.setOffline(false)
    const note = other.page.getByRole('region', { name: /^Die Rechnung wurde festgeschrieben, bevor/ })
    await expect(note.getByText('Leistung: Zu spät geschrieben')).toBeVisible()
    await note.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(other.page.getByText('Zu spät geschrieben')).toHaveCount(0)
  })
  await Promise.all([one.context.close(), other.context.close()])
})

/** Fixes the open invoice: the first press shows the consequences, the second confirms. */
async function fix(page: Page) {
  await page.getByRole('button', { name: 'Festschreiben' }).click()
  await page.getByRole('button', { name: 'Nur festschreiben' }).click()
  // One of the examples may be due already.
  await expect(page.locator('[aria-current="step"]')).toHaveText(/^(Festgeschrieben|Überfällig)/)
}

test('an archived invoice says the same after client and office have moved', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const [invoice] = await query<{ id: number; client_id: number }>(
    `select r.id, r.client_id from data.rechnung r where archiviert_am is null and client_id is not null
       and exists (select from data.position p where p.rechnung_id = r.id) order by id limit 1`,
  )
  const preview = page.getByRole('article', { name: 'Vorschau des Dokuments' })
  await signIn(page, stack.origin, admin, `/invoices/${invoice?.id}`)
  await fix(page)
  await expect(preview).toContainText('Gesamtbetrag')
  const before = await preview.innerText()

  await test.step('its rate and its lines cannot be changed by anybody', async () => {
    const changes = [
      'update data.rechnung set ust_satz = 7 where id = $1',
      'update data.position set ep = 1 where rechnung_id = $1',
    ]
    for (const change of changes) await expect(query(change, [invoice?.id])).rejects.toThrow()
  })
  await test.step('of what was fixed then everything still stands', async () => {
    await query(`update data.kunde set name = 'Umgezogen GmbH', strasse = 'Neue Straße 1' where client_id = $1`, [
      invoice?.client_id,
    ])
    await query(`update data.buero set firma = 'Anderes Büro', iban = 'DE88370400440532013000', zahlungsziel_tage = 60`)
    await page.reload()
    await expect(preview).toContainText('Gesamtbetrag')
    expect(await preview.innerText()).toBe(before)
  })
  expect(trouble).toEqual([])
})
