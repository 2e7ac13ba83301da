import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { asSomebodyElse } from './asSomebodyElse.ts'
import { photo } from './photo.ts'
import { long, haveSession, productOfFile, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function query<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
  const client = new pg.Client(stack.databaseUrl)
  await client.connect()
  const { rows } = await client.query<T>(sql, values)
  await client.end()
  return rows
}

/** Does not wait for the menu, which is a closed drawer on a phone. */
async function openAsCitizen(page: Page, path: string) {
  await haveSession(page, stack.origin, 'nutzer@waldkerf.test')
  await page.goto(stack.origin + path)
}

/** The citizen's records with this remark, and how many pictures each has. */
const reported = (remark: string) =>
  query<{ id: string; status: string; bilder_anzahl: number; bundesland: string }>(
    `select k.id, k.status, k.bilder_anzahl, k.bundesland from data.kaefer k
     join data.nachricht n on n.kaefer_id = k.id where n.text = $1`,
    [remark],
  )

/** The form's card of a species that its search has found: with a picture, or with its icon. */
async function speciesCard(page: Page, species: string) {
  await page.getByRole('combobox', { name: 'Alle Arten' }).fill(species)
  await page.keyboard.press('Enter')
  const card = page.locator('label', {
    has: page.getByRole('radio', { name: new RegExp(`^${species} `), checked: true }),
  })
  await expect(card).toBeVisible()
  return card
}

test('a find is reported without a line, sent once when it is back, asked about, answered, and compared with as long as its reporter agrees', async ({
  page,
  context,
  browser,
}) => {
  const trouble = await watchForTrouble(page)
  const remark = 'Viel Bohrmehl am Stammfuß, drei Fichten.'
  // The map's code loads with its screen.
  await openAsCitizen(page, '/reports/new?schritt=ort')
  await expect(page.locator('[data-feed=ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Zurück' }).click()

  await test.step('three screens without a line: picture, place, the rest', async () => {
    await context.setOffline(true)
    await page.locator('input[type=file][multiple]').setInputFiles(await photo(page))
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await page.getByText('Koordinaten eingeben').click()
    await page.getByRole('textbox', { name: 'Breite' }).fill('48,137154')
    await page.getByRole('textbox', { name: 'Länge' }).fill('11,576124')
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    await speciesCard(page, 'Birkensplintkäfer')
    await page.getByRole('checkbox', { name: /^Mein Bild darf anderen/ }).check()
    await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
    await expect(page.getByText('Keine Verbindung: Die Meldung bleibt auf diesem Gerät')).toBeVisible()
    await page.getByRole('button', { name: 'Meldung senden' }).click()
  })
  const waiting = page.getByText('Wartet auf die Verbindung')
  await expect(waiting).toBeVisible()
  expect(await reported(remark)).toEqual([])

  await test.step('with the line it goes by itself, once, with its picture', async () => {
    await context.setOffline(false)
    await expect(waiting).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: /Angekommen\. Danke/ })).toHaveCount(1)
    await expect.poll(() => reported(remark)).toMatchObject([{ status: 'new', bilder_anzahl: 1, bundesland: 'Bayern' }])
    await page.reload()
    await expect(page.getByRole('region', { name: 'Alle anderen Meldungen' })).toBeVisible()
    expect(await reported(remark)).toHaveLength(1)
  })
  const [row] = await reported(remark)
  const id = Number(row?.id)
  const expert = await asSomebodyElse(stack.origin, 'expert@waldkerf.test')

  await test.step('an expert asks, and the question stands on top', async () => {
    await expert.call('a_update_message', { id: String(id), msg: 'Wie alt sind die Bäume?' })
    await expert.call('a_update_kaefer', { id: String(id), status: 'query' })
    await page.reload()
    const asked = page.getByRole('region', { name: /Rückfrage/ })
    await asked
      .getByRole('listitem')
      .filter({ hasText: 'Wie alt sind die Bäume?' })
      .getByRole('link', { name: 'Antworten' })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/reports/${id}$`))
    await expect(page.getByRole('heading', { name: /^Frage der Prüfung/ })).toBeVisible()
  })

  await test.step('what is typed survives a reload, and is sent by keyboard', async () => {
    await page.getByRole('textbox', { name: 'Ihre Antwort' }).focus()
    await page.keyboard.type('Etwa achtzig Jahre.')
    await page.reload()
    const field = page.getByRole('textbox', { name: 'Ihre Antwort' })
    await expect(field).toHaveValue('Etwa achtzig Jahre.')
    await field.focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Ihre Antwort ist angekommen.')).toBeVisible()
    const sql = 'select text, von_melder from data.nachricht where kaefer_id = $1 order by id'
    expect(await query(sql, [id])).toEqual([
      { text: remark, von_melder: true },
      { text: 'Wie alt sind die Bäume?', von_melder: false },
      { text: 'Etwa achtzig Jahre.', von_melder: true },
    ])
    expect(await query('select beantwortet, status from data.kaefer where id = $1', [id])).toEqual([
      { beantwortet: true, status: 'query' },
    ])
  })

  await test.step('published and starred, its picture stands on the card of its species; without one of the three its sign does', async () => {
    const [found] = await query<{ id: string; art: number }>(
      'select b.id, k.art from data.bilder b join data.kaefer k on k.id = b.kaefer_id where k.id = $1',
      [id],
    )
    const citizen = await asSomebodyElse(stack.origin, 'anfrage@waldkerf.test')
    const pictures = () => citizen.call('w_get_vergleichsbilder', { arten: String(found?.art) })
    const star = (stern: boolean) => expert.call('w_set_bild_stern', { id: found?.id, stern: String(stern) })
    const decide = (status: string) => expert.call('a_update_kaefer', { id: String(id), status })
    const shown = [{ id: Number(found?.id), kaefer_id: null, art: found?.art }]
    await decide('published')
    expect(await pictures()).toEqual([])
    await star(true)
    expect(await pictures()).toEqual(shown)
    const other = await browser.newPage()
    await haveSession(other, stack.origin, 'anfrage@waldkerf.test')
    await other.goto(`${stack.origin}/reports/new?schritt=angaben`)
    const card = await speciesCard(other, 'Birkensplintkäfer')
    await expect(card.locator('img')).toBeVisible()

    await star(false)
    expect(await pictures()).toEqual([])
    await star(true)
    await decide('rejected')
    expect(await pictures()).toEqual([])
    await decide('published')
    expect(await pictures()).toEqual(shown)
    // The checkbox shows unticked once that is stored.
    await page.getByRole('checkbox', { name: /^Mein Bild darf anderen/ }).click()
    await expect.poll(pictures).toEqual([])
    await other.reload()
    // The draft keeps the species.
    await expect(card.locator('svg')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
    await other.close()
  })
  expect(trouble).toEqual([])
})

test('a report that is not sent stays under its person when the session ends, which is said first', async ({
  page,
}) => {
  const remark = 'Bleibt auf dem Gerät.'
  await openAsCitizen(page, '/reports/new?schritt=angaben')
  await page.getByRole('textbox', { name: 'Bemerkung' }).fill(remark)
  await page.route('**/rpc/w_add_kaefer', (route) => route.abort())
  await page.getByRole('button', { name: 'Meldung senden' }).click()
  await page.getByRole('button', { name: 'Trotzdem senden' }).click()
  await expect(page.getByText(/^(Wird gesendet|Nicht gesendet)$/)).toBeVisible()
  await page.getByRole('button', { name: /Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('alertdialog', { name: 'Abmelden, bevor alles gesendet ist?' })
  await expect(question).toContainText('1 Meldung ist nur auf diesem Gerät.')
  await question.getByRole('button', { name: 'Hier bleiben' }).click()
  await page.unrouteAll()
  await expect.poll(() => reported(remark)).toHaveLength(1)
})

test('a record of somebody else, and one that does not exist, say so', long, async ({ page }) => {
  const [foreign] = await query<{ id: string }>(
    `select id from data.kaefer where status = 'published' and user_id is distinct from (
      select user_id from data.benutzer where email = 'nutzer@waldkerf.test') limit 1`,
  )
  await openAsCitizen(page, `/reports/${foreign?.id}`)
  await expect(page.getByText('Das ist nicht Ihre Meldung')).toBeVisible()
  await page.goto(`${stack.origin}/reports/987654`)
  await expect(page.getByText('Diese Meldung gibt es nicht')).toBeVisible()
})
