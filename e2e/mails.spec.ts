import { expect, type Page } from '@playwright/test'
import { asOwner, callAs } from './behind.ts'
import { long, productOfFile, signIn, test } from './stack.ts'

const stack = productOfFile()

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const sql = <T extends object>(text: string, values: unknown[] = []) => asOwner<T>(stack.databaseUrl, text, values)

/** The mailbox of this installation: whom each mail is for, and its subject. */
async function mails(page: Page): Promise<string[]> {
  const mailbox = await page.context().newPage()
  await mailbox.goto(`${stack.origin}/mails`)
  const found = await mailbox.getByRole('article').evaluateAll((articles) =>
    articles.map((one) => {
      const [, recipient] = one.querySelector('p')?.textContent.split(' ') ?? []
      return `${recipient}: ${one.querySelector('h2')?.textContent}`
    }),
  )
  await mailbox.close()
  return found.toSorted()
}

/** Everyone wants mails in this language; nothing was sent yet. */
async function beginIn(language: 'de' | 'en') {
  await sql(
    `insert into data.mail_sprache (user_id, sprache) select user_id, $1 from data.benutzer
     on conflict (user_id) do update set sprache = excluded.sprache`,
    [language],
  )
  await sql('delete from data.outbox')
}

/** A report of the citizen. @returns its number */
async function report(): Promise<string> {
  const [record] = await sql<{ id: string }>(
    `insert into data.kaefer (art, bundesland, user_id) select 1, 'Bayern', user_id from data.benutzer where email = $1
     returning id`,
    [citizen],
  )
  return record?.id ?? ''
}

async function decide(id: string) {
  await sql(`update data.kaefer set status = 'rejected', message = 'Bitte ein Bild.' where id = $1`, [id])
  await sql(`update data.kaefer set status = 'published' where id = $1`, [id])
}

/** Causes a mail of every kind. @returns the number of the report */
async function happen(newcomer: string): Promise<string> {
  await sql('insert into data.benutzer (email) values ($1)', [newcomer])
  const id = await report()
  // As if the 15 minutes were over whose new reports go out as one mail.
  await sql(`update data.outbox set not_before = not_before - interval '16 minutes'`)
  await decide(id)
  for (const status of ['ogf_expert_query', 'ogf_expert', 'ogf_citizens']) {
    await sql('update data.benutzer set app_status = $1 where email = $2', [status, citizen])
  }
  return id
}

test('every mail is in the mailbox, in German', long, async ({ page }) => {
  await beginIn('de')
  const id = await happen('eins@example.test')
  expect(await mails(page)).toEqual(
    [
      `${admin}: Neue Registrierung`,
      `${admin}: Expertenmodus angefragt`,
      `${expert}: Neue Meldung ${id}`,
      `${citizen}: Ihre Meldung ${id} wurde abgelehnt`,
      `${citizen}: Ihre Meldung ${id} wurde veröffentlicht`,
      `${citizen}: Sie sind jetzt Experte`,
    ].toSorted(),
  )
})

test('every mail is in the mailbox, in English', long, async ({ page }) => {
  await beginIn('en')
  const id = await happen('two@example.test')
  expect(await mails(page)).toEqual(
    [
      `${admin}: New registration`,
      `${admin}: Expert mode requested`,
      `${expert}: New report ${id}`,
      `${citizen}: Your report ${id} was rejected`,
      `${citizen}: Your report ${id} was published`,
      `${citizen}: You are an expert now`,
    ].toSorted(),
  )
})

test('the profile chooses the language, and a notice that is switched off does not come', long, async ({ page }) => {
  await beginIn('de')
  await signIn(page, stack.origin, citizen, '/profile/index')
  const language = page.getByRole('combobox', { name: 'Sprache der E-Mails' })
  const rejected = page.getByRole('checkbox', { name: 'Meldung abgelehnt oder Rückfrage' })
  await language.selectOption('en')
  await rejected.uncheck()
  const stored = () => sql('select from data.benutzer where email = $1 and not mail_rejected', [citizen])
  await expect.poll(async () => (await stored()).length).toBe(1)
  await page.reload()
  await expect(language).toHaveValue('en')
  await expect(rejected).not.toBeChecked()
  const id = await report()
  await sql('delete from data.outbox')
  await decide(id)
  expect(await mails(page)).toEqual([`${citizen}: Your report ${id} was published`])
})

test('an invited person sets a password by the link of the mail, once, and signs in', async ({ page, browser }) => {
  await signIn(page, stack.origin, admin)
  const invited = 'nora.neu@example.test'
  expect(await callAs(page, 'a_add_user', { mail: invited, first_name: 'Nora', last_name: 'Neu' })).toBe(200)
  const context = await browser.newContext({ locale: 'de-DE' })
  const person = await context.newPage()
  await person.goto(`${stack.origin}/mails`)
  const mail = person.getByRole('article').filter({ hasText: invited })
  await mail.getByRole('link').click()
  await person.getByLabel('Neues Passwort').fill('ein langes Passwort')
  await person.getByLabel('Passwort wiederholen').fill('ein langes Passwort')
  await person.getByRole('button', { name: 'Zugang einrichten' }).click()
  await person.getByRole('link', { name: 'Zur Anwendung' }).click()
  await person.locator('#username').fill(invited)
  await person.locator('#password').fill('ein langes Passwort')
  await person.locator('#kc-login').click()
  await expect(person.getByRole('heading', { name: 'Ihr Konto ist angelegt' })).toBeVisible()
  await person.goto(`${stack.origin}/mails`)
  await expect(mail.getByRole('link')).toHaveCount(0)
  await context.close()
})
