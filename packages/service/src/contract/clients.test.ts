import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'

const admin = 'admin@waldkerf.test'

const fixture = makeFixture(admin)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const link = () => ({ user_id: String(fixture.rows.person), client_id: String(fixture.rows.myClient) })

const setFolder = (ordner: string) =>
  ask('a_set_projektordner', { client_id: String(fixture.rows.myClient), ordner }, { 'If-Match': '"1"' })

describe('a client', () => {
  test('is made once per key, and changed as a whole', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const address = { name: 'Testkunde neu', strasse: 'Am Forst 2', plz: '01234', ort: 'Großwald' }
    const first = await ask('a_add_client', address, headers)
    expect((await ask('a_add_client', address, headers)).body).toEqual(first.body)
    const { client_id } = first.body as { client_id: number }
    expect(
      await ask('a_update_client_details', { client_id: String(client_id), ...address, ap_tel: '1' }),
    ).toMatchObject({
      body: { ...address, ap_tel: '1', version: 2 },
    })
  })

  test.each([
    { name: '' },
    { name: '  ' },
    { name: null },
    { name: 'x'.repeat(201) },
    { name: 'x', plz: '1'.repeat(11) },
  ])('%j is refused', async (columns) => {
    expect((await ask('a_add_client', columns)).status).toBe(400)
  })

  test('two changes of the same version: the second gets 412', async () => {
    expect(await setFolder('/eins')).toMatchObject({ status: 200, body: { projektordner: '/eins', version: 2 } })
    expect((await setFolder('/zwei')).status).toBe(412)
  })
})

describe('a link', () => {
  test('takes its flag from the call, on an existing one too', async () => {
    expect((await ask('a_add_user_to_client', { ...link(), kataster_enabled: true })).body).toMatchObject({
      kataster_enabled: true,
      email: fixture.rows.personMail,
    })
    expect((await ask('a_add_user_to_client', { ...link(), kataster_enabled: false })).body).toMatchObject({
      kataster_enabled: false,
    })
    expect((await ask('a_get_users_from_client', { client_id: link().client_id })).body).toHaveLength(2)
  })

  test('connecting again leaves the flag alone', async () => {
    await ask('a_add_user_to_client', { ...link(), kataster_enabled: true })
    expect(
      (await ask('a_connect_user_to_client', { ...link(), username: fixture.rows.personMail })).body,
    ).toMatchObject({
      kataster_enabled: true,
    })
  })

  test('the e-mail must belong to the user’s id', async () => {
    for (const name of ['a_connect_user_to_client', 'a_disconnect_user_from_client']) {
      expect(await ask(name, { ...link(), username: admin })).toMatchObject({
        status: 400,
        body: { details: 'bad_username' },
      })
    }
  })

  test('nobody, or no client: 404', async () => {
    expect((await ask('a_add_user_to_client', { ...link(), user_id: '0' })).status).toBe(404)
    expect((await ask('a_add_user_to_client', { ...link(), client_id: '0' })).status).toBe(404)
  })
})

const person = (columns: object = {}) => ({
  mail: ' Neue.Person@example.test ',
  first_name: null,
  last_name: 'Fichte',
  kataster_enabled: true,
  apus_team: true,
  apus_admin: false,
  client_id: String(fixture.rows.myClient),
  ...columns,
})

describe('an invitation', () => {
  test('makes the person, the link and the letter, once', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([ask('a_add_user', person(), headers), ask('a_add_user', person(), headers)])
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { email: 'neue.person@example.test', first_name: '', last_name: 'Fichte', app_status: 'ogf_new' },
    })
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    const { rows } = await fixture.stack.owner.query(
      `select kind, payload from data.outbox where recipient = 'neue.person@example.test' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ kind: 'invitation', payload: { invited_by: admin } }])
    const { body } = await ask('a_get_apus_team_from_client')
    expect(body).toContainEqual(
      expect.objectContaining({
        email: 'neue.person@example.test',
        client_id: fixture.rows.myClient,
        kataster_enabled: true,
      }),
    )
  })

  test('an address that exists: 409, and nothing is made', async () => {
    expect(await ask('a_add_user', person({ mail: fixture.rows.personMail }))).toMatchObject({
      status: 409,
      body: { details: 'email_exists' },
    })
  })

  test.each(['', 'x', 'a@b', 'a b@example.test', 'a@example.test\nBcc: x', `${'x'.repeat(65)}@example.test`])(
    '%j is no address',
    async (mail) => {
      expect((await ask('a_add_user', person({ mail }))).status).toBe(400)
    },
  )
})
