import { userAccount, userChange, userClient } from '@waldkerf/domain/entities/users/userAdministration'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { version } from '../fixtures/request.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const citizen = 'nutzer@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(citizen)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const person = () => ({ user_id: String(fixture.rows.person) })
const named = () => ({ ...person(), username: fixture.rows.personMail })
const client = () => ({ client_id: String(fixture.rows.myClient) })

interface Change {
  wer: string
  client_id: number | null
  aenderungen: Record<string, [unknown, unknown]>
}

async function history(): Promise<Change[]> {
  const { body } = await ask('w_get_nutzer_verlauf', person())
  return body as Change[]
}

test('shapes', async () => {
  await ask('a_change_app_status', { ...named(), status: 'ogf_expert' })
  expect(shapeProblems([(await ask('w_get_nutzer_konto', person())).body], userAccount)).toEqual([])
  expect(shapeProblems((await ask('w_get_nutzer_kunden')).body, userClient)).toEqual([])
  expect(shapeProblems(await history(), userChange)).toEqual([])
})

describe('the team flags', () => {
  test('change with the person’s version, once', async () => {
    const { version: now } = (await ask('w_get_nutzer_konto', person())).body as { version: number }
    const change = { ...person(), apus_team: true, apus_admin: true }
    const member = { apus_team: true, apus_admin: true, version: now + 1 }
    expect(await ask('w_set_nutzer_team', change, version(now))).toMatchObject({ status: 200, body: member })
    expect(await ask('w_set_nutzer_team', change, version(now))).toMatchObject({ status: 200, body: member })
    const other = await ask('w_set_nutzer_team', { ...change, apus_admin: false }, version(now))
    expect(other).toMatchObject({ status: 412, body: { details: 'version_conflict' } })
  })

  test('are no columns of the table call', async () => {
    const path = `/benutzer?user_id=eq.${fixture.rows.person}`
    const answer = await fixture.stack.send(admin, { method: 'PATCH', path, body: { apus_team: true } })
    expect(answer.status).toBe(400)
  })
})

describe('the history of a person', () => {
  test('names who gave which role', async () => {
    await ask('a_change_app_status', { ...named(), status: 'ogf_expert' })
    expect((await history())[0]).toMatchObject({
      wer: admin,
      client_id: null,
      aenderungen: { app_status: [expect.any(String), 'ogf_expert'] },
    })
  })

  test('has an entry when a link is added, changed and removed', async () => {
    const before = (await history()).length
    await ask('a_add_user_to_client', { ...person(), ...client(), kataster_enabled: true })
    await ask('a_add_user_to_client', { ...person(), ...client(), kataster_enabled: false })
    await ask('a_add_user_to_client', { ...person(), ...client(), kataster_enabled: false })
    await ask('a_disconnect_user_from_client', { ...named(), ...client() })
    const lines = (await history()).slice(0, -before || undefined)
    expect(lines.map(({ aenderungen }) => aenderungen)).toEqual([
      { verbunden: [true, false] },
      { kataster_enabled: [true, false] },
      { verbunden: [false, true], kataster_enabled: [false, true] },
    ])
    expect(lines.every(({ client_id: of }) => of === fixture.rows.myClient)).toBe(true)
  })
})

const groupsNow = async () => {
  const { body } = await ask('w_get_nutzer_konto', { user_id: String(fixture.rows.me) })
  return body as { gruppen: string[]; gruppen_seit: string | null; version: number }
}
const signIn = async (groups: unknown) => {
  const token = await fixture.stack.token(citizen, { groups })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: citizen, id: '' })
  const { status } = await fetch(`${fixture.stack.origin}/rest/rpc/a_get_user_data`, { method: 'POST', headers, body })
  return status
}

describe('groups of the token', () => {
  test('are kept as they were last seen, grant nothing, and are no change of the person', async () => {
    const { version: before } = await groupsNow()
    expect(await signIn(['ogf_admin', 'appuser_apus'])).toBe(200)
    const seen = await groupsNow()
    expect(seen).toMatchObject({ gruppen: ['ogf_admin', 'appuser_apus'], version: before })
    expect((await fixture.stack.call(citizen, 'a_get_all_users')).status).toBe(403)
    expect(await signIn('ogf_admin')).toBe(200)
    expect((await groupsNow()).gruppen).toEqual([])
  })
})

test('two administrators who both resign at once leave one', async () => {
  const second = fixture.rows.personMail
  await ask('a_change_app_status', { ...named(), status: 'ogf_admin' })
  const { body } = await ask('a_get_user_data', { email: admin, id: '' })
  const [first] = body as { user_id: number }[]
  const resign = (email: string, user_id: string) =>
    fixture.stack.call(email, 'a_change_app_status', { user_id, username: email, status: 'ogf_citizens' })
  const answers = await Promise.all([resign(admin, String(first?.user_id)), resign(second, person().user_id)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    details: 'last_admin',
    message: 'Wer als Letzte oder Letzter die Administration hat, behält sie.',
  })
})
