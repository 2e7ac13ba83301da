import { person, userAccess } from '@waldkerf/domain/entities/users/people'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(citizen)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)

interface Access {
  user_id: number
  eingeladen_am: string | null
  konto_seit: string | null
}

const accessRow = async (mail: string) => {
  const [user] = (await ask('a_get_user_data', { email: mail, id: '' })).body as { user_id: number }[]
  const rows = (await ask('w_get_nutzer_zugang')).body as Access[]
  return rows.find((row) => row.user_id === user?.user_id)
}

describe('names', () => {
  test('tell who it is and what became of the records', async () => {
    const { person: id, personMail: mail } = fixture.rows
    const { body } = await fixture.stack.call(expert, 'w_get_personen', {
      user_ids: [String(id), '0'],
      mails: [mail, citizen],
    })
    expect(shapeProblems(body, person)).toEqual([])
    expect(body).toContainEqual({
      user_id: id,
      mail,
      name: 'Andere Person',
      gemeldet: 2,
      veroeffentlicht: 1,
      abgelehnt: 0,
    })
    expect(body).toHaveLength(2)
  })

  test('of people who neither reported nor imported nor decided a record are for administrators alone', async () => {
    const mail = 'anfrage@waldkerf.test'
    const seen = async (email: string) =>
      ((await fixture.stack.call(email, 'w_get_personen', { user_ids: [], mails: [mail] })).body as object[]).length
    const { owner } = fixture.stack
    await owner.query(
      'update data.kaefer set user_id = null where user_id = (select user_id from data.benutzer where email = $1)',
      [mail],
    )
    expect([await seen(expert), await seen(admin)]).toEqual([0, 1])
    const { own } = fixture.rows
    const decided = (column: string, by: string) =>
      owner.query(`update data.kaefer set ${column} = $1 where id = $2`, [by, own])
    for (const column of ['letzter_bearbeiter', 'published_from']) {
      await decided(column, mail)
      expect(await seen(expert)).toBe(1)
      await decided(column, '')
      expect(await seen(expert)).toBe(0)
    }
    await owner.query(
      `insert into data.kaefer_import (id, datei, quelle, anzahl, status, von)
        values (gen_random_uuid(), 'funde.csv', 'Forstamt', 1, 'new', $1)`,
      [mail],
    )
    expect(await seen(expert)).toBe(1)
    await owner.query('delete from data.kaefer_import where von = $1', [mail])
    await owner.query(
      `insert into data.change_log (table_name, row_id, changed_by, changes) values ('kaefer', $1, $2, '{"status": ["new", "query"]}')`,
      [own, mail],
    )
    expect(await seen(expert)).toBe(1)
  })
})

const mailbox = async () => (await fetch(`${fixture.stack.origin}/mails`)).text()
const links = async () =>
  [...(await mailbox()).matchAll(/href="([^"]*action-token[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
const accept = (link: string, password = 'ein langes Passwort') =>
  fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ 'password-new': password, 'password-confirm': password }),
  })

describe('an invited person', () => {
  const mail = 'eingeladen@example.test'
  const invite = () => ask('a_add_user', { mail, first_name: 'Ina', last_name: 'Neu', client_id: '' })
  const again = async () => ask('w_resend_einladung', { user_id: String((await accessRow(mail))?.user_id) })
  test('has no account until a password is set, which may not be the own address; a new link ends the old one', async () => {
    await invite()
    expect(shapeProblems([await accessRow(mail)], userAccess)).toEqual([])
    expect(await accessRow(mail)).toMatchObject({ eingeladen_am: expect.any(String), konto_seit: null })
    const [old = ''] = await links()
    expect((await fetch(old)).status).toBe(200)
    for (const own of [mail, ` ${mail.toUpperCase()}`]) {
      expect(await (await accept(old, own)).text()).toContain('Das Passwort darf nicht Ihre E-Mail-Adresse sein.')
    }
    expect(await accessRow(mail)).toMatchObject({ konto_seit: null })

    expect(await again()).toMatchObject({ status: 200, body: { konto_seit: null } })
    // At once, not when the mail is sent.
    expect((await fetch(old)).status).toBe(404)
    const [fresh = '', ...others] = (await links()).filter((link) => link !== old)
    expect(others).toEqual([])
    expect(await mailbox()).toContain('denn Sie haben inzwischen eine neue Einladung')
    expect((await accept(old)).status).toBe(404)
    expect((await accept(fresh)).status).toBe(200)

    expect(await accessRow(mail)).toMatchObject({ konto_seit: expect.any(String) })
    expect(await again()).toMatchObject({ status: 409, body: { details: 'account_exists' } })
  })

  test('is mailed once, however often it is asked before the mail is sent', async () => {
    await ask('w_resend_einladung', { user_id: String(fixture.rows.person) })
    await ask('w_resend_einladung', { user_id: String(fixture.rows.person) })
    const { rowCount } = await fixture.stack.owner.query(
      `select from data.outbox where kind = 'invitation' and recipient = $1 and sent_at is null`,
      [fixture.rows.personMail],
    )
    expect(rowCount).toBe(1)
  })
})

test('a person who signs in without an invitation has an account and waits as new', async () => {
  const guest = 'gast@waldkerf.test'
  await fixture.stack.call(guest, 'a_get_user_data', { email: guest, id: '' })
  expect(await accessRow(guest)).toMatchObject({ eingeladen_am: null, konto_seit: expect.any(String) })
  const { user_id: id } = (await accessRow(guest)) as Access
  const answer = await ask('w_resend_einladung', { user_id: String(id) })
  expect(answer).toMatchObject({ status: 409, body: { details: 'account_exists' } })
})

test('who was never invited is not invited again', async () => {
  await fixture.stack.owner.query('delete from data.zugang where user_id = $1', [fixture.rows.person])
  const answer = await ask('w_resend_einladung', { user_id: String(fixture.rows.person) })
  expect(answer).toMatchObject({ status: 409, body: { details: 'not_invited' } })
})
