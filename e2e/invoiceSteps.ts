import { expect, type Page } from '@playwright/test'
import { asOwner, callAs } from './behind.ts'
import { follow } from './routes.ts'

interface Product {
  readonly origin: string
  readonly databaseUrl: string
}

/** An address that an e-invoice can be sent to, no other recipient, and nothing that only public buyers have. */
export async function completeClients({ databaseUrl }: Product) {
  await asOwner(
    databaseUrl,
    `update data.kunde set email = 'rechnung@forstamt.test', leitweg_id = '', ust_id = '', land = 'DE',
       strasse = 'Am Markt 2', plz = '29525', ort = 'Uelzen'`,
  )
  await asOwner(databaseUrl, 'delete from data.empfaenger')
  await asOwner(databaseUrl, 'delete from data.outbox')
}

/** Runs in the page. */
function countPresses() {
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
    { capture: true },
  )
}

/**
 * Counts presses of the pointer, from page to page of the same window.
 * @returns how many there were so far
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(countPresses)
  await page.addInitScript(countPresses)
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')))
}

/** Types three line items by keyboard, into the empty line that waits for them: 100 h at 10 €, 2 at 50 €, 1 at 0.50 €; net 1,100.50 €. */
export async function typeThree(page: Page) {
  const lines = [
    ['Aufmaß', '100', 'h', '10'],
    ['Gutachten', '2', 'Stück', '50'],
    ['Porto', '1', 'Stück', '0,50'],
  ]
  for (const [at, values] of lines.entries()) {
    await expect(page.getByRole('textbox', { name: `Leistung von Position ${at + 1}`, exact: true })).toBeFocused()
    for (const [place, value] of values.entries()) {
      if (place > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(value)
    }
    await page.keyboard.press(at < lines.length - 1 ? 'Tab' : 'Enter')
  }
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({ timeout: 15_000 })
}

/** A new offer or invoice of the first client, as its form makes it. @returns its id */
export async function makeNew(page: Page, { databaseUrl }: Product, kind: 'angebot' | 'rechnung'): Promise<number> {
  const [first] = await asOwner<{ client: string; day: string }>(
    databaseUrl,
    'select min(client_id)::text as client, app.today()::text as day from data.kunde',
  )
  const { client: client_id = '', day = '' } = first ?? {}
  const status =
    kind === 'angebot'
      ? await callAs(page, 'a_add_offer', { client_id, an_datum: day, ust_satz: '19' })
      : await callAs(page, 'a_add_invoice', { client_id, rn_datum: day, le_date: day, ust_satz: '19' })
  expect(status).toBe(200)
  const [made] = await asOwner<{ id: string }>(databaseUrl, `select max(id)::text as id from data.${kind}`)
  return Number(made?.id)
}

/** Fixes the open invoice and sends it. @returns the XML that went out */
export async function fixAndSend(page: Page, { databaseUrl }: Product): Promise<string> {
  await page.getByRole('button', { name: 'Festschreiben' }).click()
  await page.getByRole('button', { name: 'Festschreiben und versenden' }).click()
  const dialog = page.getByRole('dialog', { name: /versenden$/ })
  await expect(dialog.getByText(/^Anlagen RE-.*\.pdf, RE-.*\.xml$/)).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 30_000 })
  const [sent] = await asOwner<{ xml: Buffer }>(databaseUrl, 'select xml from data.versand where rechnung_id = $1', [
    openId(page),
  ])
  return sent?.xml.toString() ?? ''
}

/** The id of the document whose page is open. */
export const openId = (page: Page) => Number(/\d+$/.exec(page.url())?.[0])

/** The number of the document whose page is open: 'RE-2026-0041'. */
export async function openNumber(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1, name: /(RE|AN)-\d{4}-\d{4}/ }).textContent()
  return /(RE|AN)-\d{4}-\d{4}/.exec(title ?? '')?.[0] ?? ''
}

/** '1.309,60 €' in cents, a minus of either kind. */
export const cents = (text: string) => Number(text.replaceAll(/[^\d\u2212-]/g, '').replace('\u2212', '-'))

/** An invoice's row in the list: state, gross and open amount in cents, and the numbers of connected documents. */
export async function listed(page: Page, { origin }: Product, number: string) {
  await page.goto(`${origin}/invoices/index?suche=${number}`)
  const row = page.getByRole('row', { name: new RegExp(`${number} .*€`) })
  const cell = await cellReader(page)
  const chain = row.getByRole('link', { name: /^(AN|RE)-/ })
  // The links have a request of their own and may come after the rows.
  await expect(chain.first()).toBeVisible()
  return {
    // 'Überfällig seit 23 Tagen, 1. Erinnerung'
    state: (await cell(row, 'Status')).split(/ |,/)[0],
    gross: cents(await cell(row, 'Brutto')),
    open: cents(await cell(row, 'Offen')),
    chain: (await chain.allTextContents()).toSorted(),
  }
}

/** Reads a cell of the list's row by its column's title. */
async function cellReader(page: Page) {
  const grid = page.getByRole('grid', { name: 'Rechnungen' })
  await expect(grid.getByRole('row', { name: /^Summe.*€/ })).toBeVisible()
  const titles = await grid.getByRole('columnheader').allTextContents()
  return async (row: ReturnType<Page['getByRole']>, title: string) => {
    const place = titles.findIndex((each) => each.includes(title))
    return (await row.locator('td, th').nth(place).textContent()) ?? ''
  }
}

/** Shows a chart as its table. @returns the amounts of a column in cents, this month's first */
async function tableReader(page: Page, chart: string) {
  await page.getByRole('button', { name: `${chart} als Tabelle zeigen` }).click()
  const rows = page.getByRole('table', { name: chart }).getByRole('row')
  await expect(rows).not.toHaveCount(0)
  const [titles = [], ...months] = await rows.evaluateAll((lines) =>
    lines.map((line) => Array.from(line.children, ({ textContent }) => textContent ?? '')),
  )
  // Five past months come first.
  return (title: string) => months.slice(5).map((month) => cents(month[titles.indexOf(title)] ?? ''))
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The sums of the whole list and of the forecast, in cents. Reloads the page first, so that nothing is cached. */
export async function sums(page: Page, { origin }: Product) {
  await page.goto(`${origin}/invoices/index`)
  const cell = await cellReader(page)
  const last = page.getByRole('row', { name: /^Summe/ })
  const list = { gross: cents(await cell(last, 'Brutto')), open: cents(await cell(last, 'Offen')) }
  await follow(page, '/forecast/index')
  const outlook = await tableReader(page, 'Ausblick nach Monat und Art')
  const plan = await tableReader(page, 'Plan und Ist')
  return {
    list,
    forecast: {
      income: total(outlook('Ergebnis')),
      offers: total(outlook('Angebote und Entwürfe')),
      open: total(outlook('Offene Rechnungen')),
      billed: plan('In Rechnung gestellt')[0] ?? 0,
    },
  }
}

type Sums = Awaited<ReturnType<typeof sums>>

/** How sums have changed, in cents. */
export const change = (before: Sums, { list, forecast }: Sums) => ({
  list: { gross: list.gross - before.list.gross, open: list.open - before.list.open },
  forecast: {
    income: forecast.income - before.forecast.income,
    offers: forecast.offers - before.forecast.offers,
    open: forecast.open - before.forecast.open,
    billed: forecast.billed - before.forecast.billed,
  },
})
