import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { haveSession, long, productOfFile, signIn, test, watchForTrouble } from './stack.ts'

const stack = productOfFile()

const admin = 'admin@waldkerf.test'

async function query<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  const { rows } = await client.query<T>(sql, [...values])
  await client.end()
  return rows
}

const readStatus = async (email: string) => {
  const [row] = await query<{ app_status: string }>('select app_status from data.benutzer where email = $1', [email])
  return row?.app_status
}

/** Sends a call as the signed-in person of this page, past the interface. */
const callAs = (page: Page, name: string, body: object) =>
  page.evaluate(
    async ([procedure, payload]) => {
      const token = localStorage.getItem('Admin-Token') ?? ''
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`/rest/rpc/${procedure}`, { method: 'POST', headers, body: payload ?? '' })
      return answer.status
    },
    [name, JSON.stringify(body)],
  )

test('an administrator finds a person, decides a request and takes it back', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  await signIn(page, stack.origin, admin)

  await test.step('finds people by filters that stand in the address', async () => {
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Nutzer' }).click()
    await expect(page).toHaveTitle('Nutzer - Waldkerf')
    await page.getByRole('searchbox', { name: 'Suchen', exact: true }).pressSequentially('tannhäuser')
    await expect(page).toHaveURL(/suche=tannh/)
    await expect(page.getByRole('row', { name: /Tannhäuser, Matthias/ })).toBeVisible()
  })

  const queue = page.getByRole('region', { name: 'Expertenmodus angefragt' })
  const asks = queue.getByRole('link', { name: 'Sabine Weidner' })
  await test.step('approves by keyboard and takes it back: nothing is stored', async () => {
    await asks.focus()
    await page.keyboard.press('e')
    await expect(queue.getByText('wird Experte')).toBeVisible()
    await page.keyboard.press('z')
    await expect(queue.getByText('wird Experte')).toHaveCount(0)
    expect(await readStatus('anfrage@waldkerf.test')).toBe('ogf_expert_query')
  })

  await test.step('approves again, and it is stored when the message has gone', async () => {
    await asks.focus()
    await page.keyboard.press('e')
    await expect(asks).toHaveCount(0)
    expect(await readStatus('anfrage@waldkerf.test')).toBe('ogf_expert')
  })
  expect(trouble).toEqual([])
})

test('invites a person, and a taken address is said', long, async ({ page }) => {
  await signIn(page, stack.origin, admin, '/users/index')
  await page.getByRole('button', { name: 'Nutzer einladen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nutzer einladen' })
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('expert@waldkerf.test')
  await dialog.getByRole('button', { name: 'Einladen' }).click()
  await expect(dialog.getByText('Diese E-Mail-Adresse ist schon vergeben.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('zora.zeder@example.test')
  await dialog.getByRole('textbox', { name: 'E-Mail' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const [invited] = await query<{ kind: string }>(`select kind from data.outbox where recipient = $1`, [
    'zora.zeder@example.test',
  ])
  expect(invited?.kind).toBe('invitation')
})

test('changes the roles of many, and the last administrator stays', long, async ({ page }) => {
  await signIn(page, stack.origin, admin, '/users/index?rolle=ogf_new,eingeladen,ogf_admin')
  await page.getByRole('grid', { name: 'Nutzer' }).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Rolle ändern' }).click()
  const dialog = page.getByRole('dialog', { name: /Rolle von/ })
  await expect(dialog.getByText(/1 ausgelassen: jemand muss die Administration behalten/)).toBeVisible()
  await dialog.getByRole('button', { name: /Rollen ändern$/ }).click()
  await dialog.getByRole('button', { name: 'Sofort senden' }).click()
  await expect(dialog.getByText('fertig')).toBeVisible()
  await expect(dialog.getByText(/nicht geändert/)).toHaveCount(0)
  const [left] = await query<{ count: string }>(`select count(*) from data.benutzer where app_status = 'ogf_new'`)
  expect(left?.count).toBe('0')
  expect(await readStatus(admin)).toBe('ogf_admin')
})

test('a person’s page: role with what it changes, clients, team, and the history of it all', long, async ({ page }) => {
  const trouble = await watchForTrouble(page)
  const [citizen] = await query<{ user_id: string }>(`select user_id from data.benutzer where email = $1`, [
    'nutzer@waldkerf.test',
  ])
  const [unlinked] = await query<{ name: string }>(
    `select name from data.kunde k where not exists (
      select from data.kunde_benutzer l where l.client_id = k.client_id and l.user_id = $1
    ) order by client_id limit 1`,
    [citizen?.user_id],
  )
  const client = unlinked?.name ?? ''
  await signIn(page, stack.origin, admin, `/users/${citizen?.user_id}`)
  await expect(page.getByRole('heading', { name: 'Karl-Heinz Lindner' })).toBeVisible()

  await test.step('sees the app as this person', async () => {
    await page.getByRole('button', { name: 'Als diese Person ansehen' }).click()
    const preview = page.getByRole('dialog', { name: 'Was Karl-Heinz Lindner sieht' })
    await expect(preview.getByText('Dashboard', { exact: true })).toBeVisible()
    await expect(preview.getByText('GIS')).toHaveCount(0)
    await preview.getByRole('button', { name: 'Schließen' }).last().click()
  })

  await test.step('gives another role after seeing what it changes', async () => {
    await page.getByRole('button', { name: 'Rolle ändern' }).click()
    await page.getByRole('combobox', { name: 'Rolle', exact: true }).selectOption({ label: 'Experte' })
    await expect(page.getByText('Kommt dazu')).toBeVisible()
    await expect(page.getByText(/Seiten: GIS/)).toBeVisible()
    await page.getByRole('button', { name: 'Rolle geben' }).click()
    await expect(page.getByText('Rolle: Standard-Nutzer → Experte')).toBeVisible()
    expect(await readStatus('nutzer@waldkerf.test')).toBe('ogf_expert')
  })

  await test.step('connects a client, shows its cadastre data, and disconnects it', async () => {
    await page.getByRole('combobox', { name: 'Kunde' }).fill(client)
    await page.getByRole('option', { name: client }).click()
    await page.getByRole('button', { name: 'Verbinden' }).click()
    await page.getByRole('checkbox', { name: `Katasterdaten von ${client}` }).click()
    await expect(page.getByText(`Katasterdaten (${client}): nein → ja`)).toBeVisible()
    await page.getByRole('button', { name: `${client} trennen` }).click()
    await expect(page.getByText(`Von ${client} getrennt`)).toBeVisible()
  })

  await test.step('makes the person a member of the office and corrects the telephone number', async () => {
    await page.getByRole('checkbox', { name: 'Gehört zum Büro' }).click()
    await expect(page.getByText('Gehört zum Büro: nein → ja')).toBeVisible()
    await page.getByRole('button', { name: 'Person bearbeiten' }).click()
    await page.getByRole('textbox', { name: 'Telefon' }).fill('0171 4711')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert')).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test('the last administrator keeps the role, in the interface and in the database', long, async ({ page }) => {
  const [row] = await query<{ user_id: string }>('select user_id from data.benutzer where email = $1', [admin])
  await signIn(page, stack.origin, admin, `/users/${row?.user_id}`)
  await expect(page.getByText(/Die einzige Person mit dieser Rolle behält sie/)).toBeVisible()
  const resign = { user_id: String(row?.user_id), username: admin, status: 'ogf_citizens' }
  expect(await callAs(page, 'a_change_app_status', resign)).toBe(409)
  expect(await readStatus(admin)).toBe('ogf_admin')
})

for (const email of ['expert@waldkerf.test', 'neu@waldkerf.test']) {
  test(`${email} may not: no menu entry, /401, and the data service refuses`, long, async ({ page }) => {
    await signIn(page, stack.origin, email)
    await expect(page.getByRole('link', { name: 'Nutzer', exact: true })).toHaveCount(0)
    for (const path of ['/users/index', '/users/1']) {
      await page.goto(stack.origin + path)
      await expect(page).toHaveURL(/\/401\?from=/)
    }
    const calls: Record<string, object> = {
      a_get_all_users: {},
      a_add_user: { mail: 'fremd@example.test' },
      a_connect_user_to_client: { username: admin, user_id: '1', client_id: '1' },
      w_get_nutzer_konto: { user_id: '1' },
      w_get_nutzer_kunden: {},
      w_get_nutzer_meldungen: { user_id: '1' },
      w_get_nutzer_verlauf: { user_id: '1' },
      w_set_nutzer_team: { user_id: '1', apus_team: true },
    }
    for (const [name, body] of Object.entries(calls))
      expect([name, await callAs(page, name, body)]).toEqual([name, 403])
    expect(await readStatus('fremd@example.test')).toBeUndefined()
  })
}

test('English texts that load late break neither the list nor a person’s page', long, async ({ page, context }) => {
  const trouble = await watchForTrouble(page)
  await haveSession(page, stack.origin, admin)
  await context.addCookies([{ name: 'language', value: 'en', url: stack.origin }])
  let late = 0
  // The list once crashed while its texts were loading.
  await page.route(/\.texts\.en-[^/]*\.js$/, async (route) => {
    late += 1
    await new Promise((done) => setTimeout(done, 700))
    await route.continue()
  })
  await page.goto(`${stack.origin}/users/index`)
  const person = page.getByRole('row', { name: /Ahorn, Lorenz/ })
  await expect(person).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite a user' })).toBeVisible()
  await page.getByRole('button', { name: /^DE/ }).click()
  await expect(page.getByRole('button', { name: 'Nutzer einladen' })).toBeVisible()
  await person.click()
  await expect(page.getByRole('heading', { name: 'Lorenz Ahorn' })).toBeVisible()
  expect(late).toBeGreaterThan(2)
  expect(trouble).toEqual([])
})
