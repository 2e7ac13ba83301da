import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asOwner, callAs } from './behind.ts'
import { productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

const sql = <T extends object>(text: string, values: unknown[] = []) => asOwner<T>(stack.databaseUrl, text, values)

/** An address that an e-invoice can be sent to, and nothing that only public buyers have. */
async function completeClients() {
  await sql(
    `update data.kunde set email = 'rechnung@forstamt.test', leitweg_id = '', ust_id = '', land = 'DE',
       strasse = 'Am Markt 2', plz = '29525', ort = 'Uelzen'`,
  )
  await sql('delete from data.outbox')
}

const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({ timeout: 15_000 })

/** Types three line items by keyboard, into the empty line that waits for them: 100 h at 10 €, 2 at 50 €, 1 at 0.50 €; net 1,100.50 €. */
async function typeThree(page: Page) {
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
  await saved(page)
}

/** A new offer or invoice of the first client, as its form makes it. @returns its id */
async function makeNew(page: Page, kind: 'angebot' | 'rechnung'): Promise<number> {
  const [first] = await sql<{ client: string; day: string }>(
    'select min(client_id)::text as client, app.today()::text as day from data.kunde',
  )
  const { client: client_id = '', day = '' } = first ?? {}
  const status =
    kind === 'angebot'
      ? await callAs(page, 'a_add_offer', { client_id, an_datum: day, ust_satz: '19' })
      : await callAs(page, 'a_add_invoice', { client_id, rn_datum: day, le_date: day, ust_satz: '19' })
  expect(status).toBe(200)
  const [made] = await sql<{ id: string }>(`select max(id)::text as id from data.${kind}`)
  return Number(made?.id)
}

/** Counts presses of the pointer in the page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0'
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement
        dataset['clicks'] = String(Number(dataset['clicks']) + 1)
      },
      { capture: true },
    )
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']))
}

test('a new invoice with three positions is a mail with PDF and valid XML in at most four clicks', async ({ page }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  await completeClients()
  await signIn(page, stack.origin, admin)
  const id = await makeNew(page, 'rechnung')
  await page.goto(`${stack.origin}/invoices/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Rechnung RE-/ })).toBeVisible()
  const clicks = await countClicks(page)
  await typeThree(page)

  await test.step('it is fixed and sent', async () => {
    await page.getByRole('button', { name: 'Versenden' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Senden' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Festschreiben' }).click()
    await expect(dialog.getByText(/^Anlagen RE-.*\.pdf, RE-.*\.xml$/)).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Senden' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 30_000 })
    expect(await clicks()).toBeLessThanOrEqual(4)
  })

  await test.step('who sent it to whom is told, and the files open as they went out', async () => {
    await page.getByRole('tab', { name: 'Versand' }).click()
    await expect(page.getByText('An rechnung@forstamt.test')).toBeVisible()
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
  await page.getByRole('button', { name: 'Zahlung erfassen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zahlung erfassen' })
  if (amount !== undefined) await dialog.getByRole('textbox', { name: 'Betrag in €' }).fill(amount)
  await dialog.getByRole('button', { name: 'Erfassen' }).click()
  await expect(dialog).toHaveCount(0)
}

test('from the offer to the last cent: invoice, part of it, a reminder, paid', async ({ page, browser }) => {
  test.slow()
  const trouble = await watchForTrouble(page)
  await completeClients()
  await signIn(page, stack.origin, admin)
  await page.goto(`${stack.origin}/offers/${await makeNew(page, 'angebot')}`)
  await typeThree(page)

  await test.step('the offer becomes an invoice, which is fixed', async () => {
    await page.getByRole('button', { name: 'Weitere Schritte' }).click()
    await page.getByRole('menuitem', { name: 'In Rechnung umwandeln' }).click()
    await page.getByRole('button', { name: 'Rechnung erstellen' }).click()
    await expect(page).toHaveURL(/\/invoices\/\d+$/, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Versenden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Festschreiben' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Senden' })).toBeEnabled({ timeout: 20_000 })
    await page.keyboard.press('Escape')
  })
  const id = Number(/\d+$/.exec(page.url())?.[0])
  const tab = page.getByRole('tab', { name: 'Zahlungen' })

  await test.step('a part is paid; the line breaks, and it is entered once', async () => {
    await tab.click()
    await expect(page.getByText('0,00 € von 1.309,60 € bezahlt')).toBeVisible()
    let lost = 0
    await page.route('**/rpc/w_add_zahlung', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.getByRole('button', { name: 'Zahlung erfassen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zahlung erfassen' })
    await dialog.getByRole('textbox', { name: 'Betrag in €' }).fill('309,59')
    await dialog.getByRole('button', { name: 'Erfassen' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Erfassen' }).click()
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
    await expect(page.getByRole('region', { name: 'Zahlungen' }).getByText('Überfällig', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Zahlungserinnerung erstellen' }).click()
    const dialog = page.getByRole('dialog', { name: /^Zahlungserinnerung zu RE-/ })
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(/offen sind noch 1\.000,00\s€/)
    await dialog.getByRole('button', { name: 'Erstellen' }).click()
    await expect(dialog).toHaveCount(0)
    const bytes = []
    for (let times = 0; times < 2; times += 1) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Zahlungserinnerung vom .* herunterladen$/ }).click()
      bytes.push(readFileSync(await (await download).path()))
    }
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true)
  })

  await test.step('the rest is offered, and then it is paid to the cent', async () => {
    await page.getByRole('button', { name: 'Zahlung erfassen' }).click()
    await expect(page.getByRole('textbox', { name: 'Betrag in €' })).toHaveValue('1.000,00')
    await page.getByRole('dialog').getByRole('button', { name: 'Erfassen' }).click()
    await expect(page.getByRole('region', { name: 'Zahlungen' }).getByText('Bezahlt', { exact: true })).toBeVisible()
    const [standing] = await sql<object>(
      'select bezahlt, offen, stand from app.payment_standing where rechnung_id = $1',
      [id],
    )
    expect(standing).toEqual({ bezahlt: '1309.60', offen: '0.00', stand: 'bezahlt' })
  })
  expect(trouble.filter((each) => !each.includes('w_add_zahlung'))).toEqual([])
})
