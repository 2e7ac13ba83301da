import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import {
  change,
  completeClients,
  countClicks,
  fixAndSend,
  listed,
  makeNew,
  openId,
  openNumber,
  sums,
  typeThree,
} from './invoiceSteps.ts'
import { follow } from './routes.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

const sql = <T extends object>(text: string, values: unknown[] = []) => asOwner<T>(stack.databaseUrl, text, values)

test('a new invoice with three positions is a mail with PDF and valid XML in three clicks', long, async ({ page }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  await completeClients(stack)
  await signIn(page, stack.origin, admin)
  const id = await makeNew(page, stack, 'rechnung')
  await page.goto(`${stack.origin}/invoices/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Rechnung RE-/ })).toBeVisible()
  const clicks = await countClicks(page)
  await typeThree(page)

  await test.step('it is fixed and sent', async () => {
    await page.getByRole('button', { name: 'Festschreiben' }).click()
    await page.getByRole('button', { name: 'Festschreiben und versenden' }).click()
    const dialog = page.getByRole('dialog', { name: /versenden$/ })
    await expect(dialog.getByText(/^Anlagen RE-.*\.pdf, RE-.*\.xml$/)).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Senden' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 30_000 })
    expect(await clicks()).toBe(3)
    await expect(page.getByText(/^(Gesendet|Wird gesendet) an rechnung@forstamt\.test (am|seit) /)).toBeVisible()
  })

  await test.step('two more clicks, and it is paid', async () => {
    await page.getByRole('button', { name: 'Zahlung eintragen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eintragen' }).click()
    await expect(page.locator('[aria-current="step"]')).toHaveText('Bezahlt')
    expect(await clicks()).toBe(5)
  })

  await test.step('who sent it to whom is told, and the files open as they went out', async () => {
    await page.getByRole('tab', { name: 'Versand' }).click()
    await expect(page.getByRole('complementary').getByText('An rechnung@forstamt.test')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /\.xml öffnen$/ }).click()
    const xml = readFileSync(await (await download).path(), 'utf8')
    expect(xml).toContain('<ram:TaxBasisTotalAmount>1100.50</ram:TaxBasisTotalAmount>')
    expect(xml).toContain('<ram:GrandTotalAmount>1309.60</ram:GrandTotalAmount>')
    const [stored] = await sql<{ xml: Buffer; pdf: Buffer }>(
      'select xml, pdf from data.versand where rechnung_id = $1',
      [id],
    )
    expect(stored?.xml.toString()).toBe(xml)
    expect(stored?.pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('the mailbox has the mail with both files', async () => {
    await page.goto(`${stack.origin}/mails`)
    const mail = page.getByRole('article').first()
    await expect(mail.getByRole('heading', { name: /^Rechnung RE-/ })).toBeVisible()
    await expect(mail.getByRole('link', { name: /\.(pdf|xml)$/ })).toHaveCount(2)
    const path = await mail.getByRole('link', { name: /\.pdf$/ }).getAttribute('href')
    const answer = await page.request.get(`${stack.origin}${path}`)
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
  expect(trouble).toEqual([])
})

const addPayment = async (page: Page, amount: string | undefined) => {
  await page.getByRole('button', { name: 'Zahlung eintragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zahlung eintragen' })
  if (amount !== undefined) await dialog.getByRole('textbox', { name: 'Betrag in €' }).fill(amount)
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await expect(dialog).toHaveCount(0)
}

test('from the offer to the last cent: invoice, part of it, a reminder, paid', long, async ({ page, browser }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  await completeClients(stack)
  await signIn(page, stack.origin, admin)
  const before = await sums(page, stack)
  await page.goto(`${stack.origin}/offers/${await makeNew(page, stack, 'angebot')}`)
  await typeThree(page)
  const offer = await openNumber(page)
  const offerPage = page.url()

  await test.step('the forecast hopes for a fifth of the offer', async () => {
    expect(change(before, await sums(page, stack))).toEqual({
      list: { gross: 0, open: 0 },
      forecast: { income: 22_010, offers: 22_010, open: 0, billed: 0 },
    })
  })

  await test.step('the offer becomes an invoice, which is fixed and sent, with its sums in the XML', async () => {
    await follow(page, offerPage)
    await page.getByRole('button', { name: 'Weitere Schritte' }).click()
    await page.getByRole('menuitem', { name: 'Rechnung erstellen' }).click()
    await page.getByRole('button', { name: 'Rechnung erstellen' }).click()
    await expect(page).toHaveURL(/\/invoices\/\d+$/, { timeout: 30_000 })
    const xml = await fixAndSend(page, stack)
    expect(xml).toContain('<ram:TaxBasisTotalAmount>1100.50</ram:TaxBasisTotalAmount>')
    expect(xml).toContain('<ram:GrandTotalAmount>1309.60</ram:GrandTotalAmount>')
    expect(xml).toContain('<ram:DuePayableAmount>1309.60</ram:DuePayableAmount>')
  })
  const id = openId(page)
  const number = await openNumber(page)
  const tab = page.getByRole('tab', { name: 'Zahlungen' })
  const results = page.getByRole('dialog', { name: 'Zahlungserinnerungen' })
  /** The invoice in its list, and what it adds there and to the forecast; then its page again. */
  async function stands(invoice: { state: string; open: number }, forecast: { income: number }) {
    expect(await listed(page, stack, number)).toEqual({ ...invoice, gross: 130_960, chain: [offer] })
    expect(change(before, await sums(page, stack))).toEqual({
      list: { gross: 130_960, open: invoice.open },
      forecast: { ...forecast, offers: 0, open: forecast.income, billed: 110_050 },
    })
    await follow(page, `/invoices/${id}`)
  }

  await test.step('the list has it as open, the forecast counts it once, and no longer the offer', async () => {
    await expect(page.getByRole('navigation', { name: 'Vom Angebot zur Rechnung' }).getByRole('link')).toHaveText(offer)
    await stands({ state: 'Offen', open: 130_960 }, { income: 110_050 })
  })

  await test.step('a part is paid; the line breaks, and it is entered once', async () => {
    await tab.click()
    await expect(page.getByText('0,00 € von 1.309,60 € bezahlt')).toBeVisible()
    let lost = 0
    await page.route('**/rpc/w_add_zahlung', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Zahlung eintragen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zahlung eintragen' })
    await dialog.getByRole('textbox', { name: 'Betrag in €' }).fill('309,59')
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Eintragen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('309,59 € von 1.309,60 € bezahlt')).toBeVisible()
    expect(await sql('select from data.zahlung where rechnung_id = $1', [id])).toHaveLength(1)
  })

  await test.step('another person sees it, and enters what was mistyped', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, stack.origin, admin, `/invoices/${id}`)
    await other.getByRole('tab', { name: 'Zahlungen' }).click()
    await expect(other.getByText('309,59 € von 1.309,60 € bezahlt')).toBeVisible()
    await addPayment(other, '0,01')
    await context.close()
    await page.reload()
    await tab.click()
    await expect(page.getByText('309,60 € von 1.309,60 € bezahlt')).toBeVisible()
    // The net part of what is open: 1,100.50 € × 1,000.00 ÷ 1,309.60.
    await stands({ state: 'Teilbezahlt', open: 100_000 }, { income: 84_033 })
  })

  await test.step('once it is late it is reminded of, and the reminder opens the same each time', async () => {
    await sql(`
      alter table data.rechnung_archiv disable trigger user;
      update data.rechnung_archiv
        set inhalt = jsonb_set(inhalt, '{verkaeufer,zahlungsziel_tage}', '-1') where rechnung_id = ${id};
      alter table data.rechnung_archiv enable trigger user;
    `)
    await page.reload()
    await tab.click()
    await expect(page.locator('[aria-current="step"]')).toContainText('Überfällig seit')
    const begin = page.getByRole('button', { name: 'An Zahlung erinnern' })
    const dialog = page.getByRole('dialog', { name: /^Zahlungserinnerung zu RE-/ })
    const restore = dialog.getByRole('button', { name: 'Wiederherstellen' })
    await begin.click()
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Guten Tag, bitte denken Sie an unsere Rechnung.')
    await page.reload()
    await tab.click()
    await begin.click()
    await restore.click()
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/^Guten Tag, bitte denken/)
    await page.keyboard.press('Escape')
    await begin.click()
    await expect(restore).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/offen sind noch 1\.000,00\s€/)
    await dialog.getByRole('textbox', { name: 'Empfänger' }).fill('')
    await dialog.getByRole('button', { name: 'Nur erstellen' }).click()
    await results.getByRole('button', { name: 'Schließen' }).last().click()
    const bytes = []
    for (let times = 0; times < 2; times += 1) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Zahlungserinnerung vom .* herunterladen$/ }).click()
      bytes.push(readFileSync(await (await download).path()))
    }
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true)
    // The forecast counts a claim this late with 92 %.
    await stands({ state: 'Überfällig', open: 100_000 }, { income: 77_310 })
  })

  await test.step('its mail is given up, and it is reminded of anew on the same day', async () => {
    const begin = page.getByRole('button', { name: 'An Zahlung erinnern' })
    await tab.click()
    await page.getByRole('button', { name: /^Zahlungserinnerung vom .* versenden$/ }).click()
    const mail = page.getByRole('dialog', { name: /^Zahlungserinnerung RE-.* versenden$/ })
    await mail.getByRole('button', { name: 'Senden' }).click()
    await expect(mail).toHaveCount(0)
    await page.getByRole('tab', { name: 'Versand' }).click()
    const sent = page.getByRole('region', { name: /^Zahlungserinnerung vom/ })
    await sent.getByRole('button', { name: /nicht weiter versuchen$/ }).click()
    await expect(page.getByText('aufgegeben, wird nicht weiter versucht')).toBeVisible()
    await begin.click()
    const dialog = page.getByRole('dialog', { name: /^Zahlungserinnerung zu RE-/ })
    await dialog.getByRole('textbox', { name: 'Empfänger' }).fill('')
    await dialog.getByRole('button', { name: 'Nur erstellen' }).click()
    await results.getByRole('button', { name: 'Schließen' }).last().click()
    await tab.click()
    await expect(page.getByRole('button', { name: /^Zahlungserinnerung vom .* versenden$/ })).toHaveCount(2)
  })

  await test.step('the rest is offered, and then it is paid to the cent', async () => {
    await tab.click()
    await page.getByRole('button', { name: 'Zahlung eintragen' }).click()
    await expect(page.getByRole('textbox', { name: 'Betrag in €' })).toHaveValue('1.000,00')
    await page.getByRole('dialog').getByRole('button', { name: 'Eintragen' }).click()
    await expect(page.getByRole('region', { name: 'Zahlungen' }).getByText(/^Bezahlt am/)).toBeVisible()
    const [standing] = await sql<object>(
      'select bezahlt, offen, zustand from app.payment_standing where rechnung_id = $1',
      [id],
    )
    expect(standing).toEqual({ bezahlt: '1309.60', offen: '0.00', zustand: 'bezahlt' })
    await stands({ state: 'Bezahlt', open: 0 }, { income: 0 })
  })
  expect(trouble.filter((each) => !each.includes('w_add_zahlung'))).toEqual([])
})
