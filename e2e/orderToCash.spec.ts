import { expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { completeClients, countClicks, openId, openNumber, typeThree } from './invoiceSteps.ts'
import { long, haveSession, productOfFile, test, watchForTrouble } from './stack.ts'

/*
 * The whole way of an order: new client, offer, sent, accepted, invoice, fixed, sent, paid from the bank's file. Each next step
 * is the page's button, at a desk and on a phone.
 */

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

/** A bank's file as most of them write it: one payment of the whole sum, with the invoice's number in its words. */
const statement = (number: string, day: string) =>
  Buffer.from(
    [
      'Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info',
      `${day};${day};GUTSCHR. UEBERWEISUNG;Rechnung ${number};Forstamt;DE02120300000000202051;BYLADEM1001;1.309,60;EUR;Umsatz gebucht`,
    ].join('\r\n'),
  )

async function send(page: Page) {
  const dialog = page.getByRole('dialog', { name: /versenden$/ })
  await expect(dialog.getByText(/^Anlagen? /)).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByText(/^(Gesendet|Wird gesendet) an rechnung@forstamt\.test (am|seit) /)).toBeVisible()
}

const isAt = (page: Page, stage: string) => expect(page.locator('[aria-current="step"]')).toContainText(stage)

for (const [width, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(width, () => {
    test.use({ viewport })

    test(
      'from a new client to a paid invoice each next step is the button',
      width === 'at a desk' ? {} : long,
      async ({ page }) => {
        test.slow()
        const trouble = await watchForTrouble(page)
        await completeClients(stack)
        const [given] = await asOwner<{ today: string }>(
          stack.databaseUrl,
          `select to_char(app.today(), 'DD.MM.YYYY') as today`,
        )
        await haveSession(page, stack.origin, admin)
        await page.goto(`${stack.origin}/clients/index`)
        await expect(page.getByRole('button', { name: 'Neuer Kunde' })).toBeVisible()
        const clicks = await countClicks(page)

        await test.step('a client with its first offer', async () => {
          await page.getByRole('button', { name: 'Neuer Kunde' }).click()
          const dialog = page.getByRole('dialog', { name: 'Neuer Kunde' })
          const typed = [
            ['Name', `Quarzbach ${width}`],
            ['Straße und Hausnummer', `Unter den Linden ${viewport.width}`],
            ['PLZ', '04109'],
            ['Ort', 'Leipzig'],
            ['E-Mail', 'rechnung@forstamt.test'],
          ] as const
          for (const [label, text] of typed) await dialog.getByRole('textbox', { name: label, exact: true }).fill(text)
          await dialog.getByRole('button', { name: 'Weiter zum Angebot' }).click()
          await expect(page).toHaveURL(/\/offers\/\d+$/)
          await typeThree(page)
        })
        await test.step('is sent and accepted', async () => {
          await page.getByRole('button', { name: 'Versenden' }).click()
          await send(page)
          await page.getByRole('button', { name: 'Annahme eintragen' }).click()
          await isAt(page, 'Angenommen')
        })
        await test.step('becomes an invoice, which is fixed and sent', async () => {
          await page.getByRole('button', { name: 'Rechnung erstellen' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Rechnung erstellen' }).click()
          await expect(page).toHaveURL(/\/invoices\/\d+$/, { timeout: 30_000 })
          await page.getByRole('button', { name: 'Festschreiben' }).click()
          await page.getByRole('button', { name: 'Festschreiben und versenden' }).click()
          await send(page)
        })
        const [id, number] = [openId(page), await openNumber(page)]
        await test.step('its mail has the PDF, and the XML with its sums', async () => {
          const [sent] = await asOwner<{ xml: Buffer; pdf: Buffer }>(
            stack.databaseUrl,
            'select xml, pdf from data.versand where rechnung_id = $1',
            [id],
          )
          expect(sent?.xml.toString()).toContain('<ram:GrandTotalAmount>1309.60</ram:GrandTotalAmount>')
          expect(sent?.pdf.subarray(0, 5).toString()).toBe('%PDF-')
        })

        await test.step('is paid by the bank’s file, which books nothing twice', async () => {
          await page.goto(`${stack.origin}/invoices/index?ansicht=forderungen`)
          const drop = async () => {
            await page
              .getByLabel(/^Kontoauszug wählen/)
              .and(page.locator('input'))
              .setInputFiles({
                name: 'umsaetze.csv',
                mimeType: 'text/csv',
                buffer: statement(number, given?.today ?? ''),
              })
            return page.getByRole('dialog', { name: 'Zahlungen aus dem Kontoauszug' })
          }
          const first = await drop()
          await first.getByRole('button', { name: /^Zahlung über .* buchen$/ }).click()
          await expect(first.getByText('Eine Zahlung ist gebucht.')).toBeVisible()
          expect(await clicks()).toBeLessThanOrEqual(11)
          await page.keyboard.press('Escape')
          await expect((await drop()).getByRole('region', { name: 'Schon gebucht (1)' })).toBeVisible()
          const payments = await asOwner<{ sum: string }>(
            stack.databaseUrl,
            'select sum(betrag)::text as sum from data.zahlung where rechnung_id = $1',
            [id],
          )
          expect(payments).toEqual([{ sum: '1309.60' }])
        })
        expect(trouble).toEqual([])
      },
    )
  })
}
