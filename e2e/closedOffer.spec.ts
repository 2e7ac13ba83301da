import { type Browser, expect, type Page } from '@playwright/test'
import { asOwner } from './behind.ts'
import { long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()
const admin = 'admin@waldkerf.test'

const saved = (page: Page) => expect(page.getByText('Gespeichert', { exact: true })).toBeVisible({ timeout: 15_000 })
const text = (page: Page) => page.getByRole('textbox', { name: 'Leistung von Position 1' })

async function newestOffer() {
  const sql = 'select id::int, status from data.angebot order by id desc limit 1'
  const [row] = await asOwner<{ id: number; status: string }>(stack.databaseUrl, sql)
  return row
}

async function openAgain(browser: Browser, address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, stack.origin, admin, address)
  return { context, page }
}

async function takeStep(page: Page, name: string) {
  await page.getByRole('button', { name: 'Weitere Schritte' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test(
  'an offer begins ready to send, is closed by its status, and keeps what was typed meanwhile',
  long,
  async ({ browser, page }) => {
    test.slow()
    const trouble = await watchForTrouble(page)
    await test.step('a new offer has its texts and a first row with the cursor', async () => {
      await signIn(page, stack.origin, admin, '/offers/index')
      await page.getByRole('button', { name: 'Neues Angebot' }).click()
      const client = page.getByRole('combobox', { name: 'Kunde' })
      // The list of clients may still be on its way.
      await expect(async () => {
        await client.fill('forst')
        await page.getByRole('listbox').getByRole('option').first().click({ timeout: 1_000 })
        await expect(client).toHaveValue(/forst/i, { timeout: 1_000 })
      }).toPass()
      await page.getByRole('button', { name: 'Anlegen' }).click()
      await expect(page.getByRole('dialog', { name: 'Neues Angebot' })).toHaveCount(0)
      await page.goto(`${stack.origin}/offers/${(await newestOffer())?.id}`)
      await expect(page.getByRole('heading', { level: 1, name: /^Angebot AN-/ })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Anrede' })).not.toHaveValue('')
      await expect(text(page)).toBeFocused()
      await page.keyboard.type('Aufmaß')
      await saved(page)
    })
    const address = new URL(page.url()).pathname
    const other = await openAgain(browser, address)
    await expect(text(other.page)).toHaveValue('Aufmaß')

    await test.step('what somebody types while it is being sent is kept, and comes in with the draft', async () => {
      await other.context.setOffline(true)
      await text(other.page).fill('Aufmaß mit Anfahrt')
      await takeStep(page, 'Als versendet kennzeichnen')
      await expect(page.getByText('Schreibgeschützt')).toBeVisible()
      await expect(text(page)).toHaveCount(0)
      await expect.poll(newestOffer).toMatchObject({ status: 'versendet' })
      await other.context.setOffline(false)
      const note = other.page.getByRole('region', { name: /^Das Angebot wurde versendet, bevor/ })
      await expect(note.getByText('Leistung: Aufmaß mit Anfahrt')).toBeVisible({ timeout: 45_000 })
      await takeStep(other.page, 'Zurück in den Entwurf')
      await expect(text(other.page)).toHaveValue('Aufmaß mit Anfahrt')
      await saved(other.page)
    })
    await test.step('the log says who did it, the undo list stands beside it', async () => {
      await other.page.reload()
      await other.page.getByRole('tab', { name: 'Verlauf' }).click()
      await expect(other.page.getByText('Status: Versendet → Entwurf')).toBeVisible()
      await expect(other.page.getByText('Rückgängig', { exact: true })).toBeVisible()
    })
    await test.step('its copy is a new draft with the same line item', async () => {
      await takeStep(other.page, 'Kopieren')
      await other.page.getByRole('button', { name: 'Kopie erstellen' }).click()
      await expect(other.page).not.toHaveURL(new RegExp(`${address}$`))
      await expect(text(other.page)).toHaveValue('Aufmaß mit Anfahrt')
    })
    await other.context.close()
    expect(trouble).toEqual([])
  },
)
