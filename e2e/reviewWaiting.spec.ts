import { expect, type Page } from '@playwright/test'
import { isLong } from '@waldkerf/domain/testing/isLong'
import pg from 'pg'
import { long, productOfFile, signIn, test } from './stack.ts'

/** A decision waits five seconds before it is sent. Whatever happens meanwhile, it is stored, or said to be not. */
const stack = productOfFile()

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const { rows } = await client.query<Row>(sql, values)
  await client.end()
  return rows
}

const storedStatus = async (id: number) => {
  const [row] = await query<{ status: string }>('select status from data.kaefer where id = $1', [id])
  return row?.status
}

const storedSpecies = async (id: number) => {
  const [row] = await query<{ art: number }>('select art from data.kaefer where id = $1', [id])
  return row?.art
}

/** A record that is still new, and no test has taken yet. */
async function nextNew() {
  const [row] = await query<{ id: string }>(`select id from data.kaefer where status = 'new' order by id limit 1`)
  return Number(row?.id)
}

const drawer = (page: Page) => page.getByRole('region', { name: /^Meldung \d+$/ })
const waiting = (page: Page) => page.getByText(/[Ww]ird in \d s /)
const changes = '**/rest/rpc/a_update_kaefer'

/** Opens a new record and publishes it, which waits now. */
async function decide(page: Page) {
  const id = await nextNew()
  await signIn(page, stack.origin, 'expert@waldkerf.test', `/gis/index?meldung=${id}`)
  await drawer(page).focus()
  await page.keyboard.press('v')
  await expect(waiting(page)).toBeVisible()
  return id
}

/** Answers the browser's own question before a window closes. @returns how often it was asked */
function agreeToLeave(page: Page) {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

test('another page of the product is opened: it is sent at once', long, async ({ page }) => {
  const id = await decide(page)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveTitle('Dashboard - Waldkerf')
  await expect.poll(() => storedStatus(id), { timeout: 4_000 }).toBe('published')
})

test('signing out waits until it is stored, with its message', long, async ({ page }) => {
  const id = await nextNew()
  await signIn(page, stack.origin, 'expert@waldkerf.test', `/gis/index?meldung=${id}`)
  await page.getByRole('textbox', { name: 'Nachricht an die meldende Person' }).fill('Das ist eine Blattwespe.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(waiting(page)).toBeVisible()
  await page.getByRole('button', { name: /^Matthias/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.locator('#username')).toBeVisible()
  expect(await storedStatus(id)).toBe('rejected')
  const [row] = await query<{ message: string }>('select message from data.kaefer where id = $1', [id])
  expect(row?.message).toBe('Das ist eine Blattwespe.')
})

test('a rejection whose window closes after its message alone goes on at the next opening', long, async ({ page }) => {
  const id = await nextNew()
  const address = `/gis/index?meldung=${id}`
  await signIn(page, stack.origin, 'expert@waldkerf.test', address)
  await page.getByRole('textbox', { name: 'Nachricht an die meldende Person' }).fill('Das ist eine Blattwespe.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(waiting(page)).toBeVisible()
  // The status would be sent after the answer to the message, but the page is closed by then.
  await page.route(changes, () => undefined)
  const asked = agreeToLeave(page)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect.poll(() => page.isClosed()).toBe(true)
  expect(await storedStatus(id)).toBe('new')
  const next = await page.context().newPage()
  await next.goto(stack.origin + address)
  await expect.poll(() => storedStatus(id), { timeout: 15_000 }).toBe('rejected')
  await expect(drawer(next).getByText('Das ist eine Blattwespe.', { exact: true })).toBeVisible()
})

const leaving = ['close', 'reload'] as const
for (const way of isLong ? leaving : leaving.slice(0, 1)) {
  test(`${way === 'reload' ? 'a reload' : 'closing the window'} asks, and it is sent meanwhile`, async ({ page }) => {
    const id = await decide(page)
    const asked = agreeToLeave(page)
    if (way === 'reload') await page.reload()
    else await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect.poll(() => storedStatus(id), { timeout: 4_000 }).toBe('published')
  })
}

test('without a line decisions are kept and are no error, and are sent when it is back', async ({ page, context }) => {
  const id = await decide(page)
  await context.setOffline(true)
  const held = page.getByText('Wird veröffentlicht, sobald die Verbindung wieder da ist').last()
  await expect(held).toBeVisible({ timeout: 8_000 })
  await expect(page.getByText('Keine Verbindung').first()).toBeVisible()
  await expect(page.getByText('Angemeldet', { exact: true })).toBeHidden()
  await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toBeHidden()

  // It waits as well while another record is looked at.
  await page.keyboard.press('j')
  await expect(drawer(page)).not.toHaveAccessibleName(`Meldung ${id}`)
  await expect(held).toBeVisible()
  expect(await storedStatus(id)).toBe('new')

  // A change of species waits for the connection, too.
  const other = Number((await drawer(page).getAttribute('aria-label'))?.replace('Meldung ', ''))
  const [species] = await query<{ id: number; de: string }>(
    `select id, de from data.kaeferarten
     where sci <> '' and id <> (select art from data.kaefer where id = $1) order by id limit 1`,
    [other],
  )
  await drawer(page)
    .getByRole('combobox', { name: 'Art bestimmen' })
    .fill(species?.de ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Die Art wird gespeichert, sobald die Verbindung wieder da ist.')).toBeVisible()
  expect(await storedSpecies(other)).not.toBe(species?.id)
  await context.setOffline(false)
  await expect.poll(() => storedSpecies(other)).toBe(species?.id)
  await expect.poll(() => storedStatus(id)).toBe('published')
  await expect(held).toBeHidden()
})

for (const status of isLong ? [401, 403, 503] : [503]) {
  test(`an answer of ${status} is said over the list too, and leads back to the record`, long, async ({ page }) => {
    await page.route(changes, (route) => route.fulfill({ status, json: { message: 'Nein.' } }))
    const id = await decide(page)
    await page.keyboard.press('j')
    await expect(drawer(page)).not.toHaveAccessibleName(`Meldung ${id}`)
    await page.getByRole('button', { name: `Meldung ${id} zeigen` }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toBeVisible()
    await expect(drawer(page).getByText('Neu', { exact: true }).first()).toBeVisible()
    await page.unroute(changes)
    await page.getByRole('button', { name: 'Erneut senden' }).click()
    await expect.poll(() => storedStatus(id)).toBe('published')
  })
}

test('a text that nobody has sent is asked about, and offered again after a reload', long, async ({ page }) => {
  const id = await nextNew()
  const text = 'Bitte noch ein Bild von oben.'
  await signIn(page, stack.origin, 'expert@waldkerf.test', `/gis/index?meldung=${id}`)
  const field = page.getByRole('textbox', { name: 'Nachricht an die meldende Person' })
  // The code that asks before a page is left loads right after the first page.
  await expect(page.getByRole('region', { name: 'Benachrichtigungen', exact: true })).toBeAttached()
  await field.fill(text)
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Die Seite verlassen?' })
  await expect(question).toContainText(`Meldung ${id}`)
  await question.getByRole('button', { name: 'Hier bleiben' }).click()
  const asked = agreeToLeave(page)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(field).toHaveValue(text)
  await drawer(page).focus()
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await expect(drawer(page).getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.reload()
  await expect(drawer(page).getByRole('heading', { name: 'Gespräch' })).toBeVisible()
  await expect(drawer(page).getByText(text, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Wiederherstellen' })).toHaveCount(0)
})
