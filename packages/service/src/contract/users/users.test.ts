import { user } from '@waldkerf/domain/entities/users/users'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { shapeProblems } from '../fixtures/shape.ts'

const citizen = 'nutzer@waldkerf.test'
const admin = 'admin@waldkerf.test'
const guest = 'gast@waldkerf.test'

const fixture = makeFixture(citizen)

const changeStatus = (email: string, body: object) => fixture.stack.call(email, 'a_change_app_status', body)
const person = () => ({ user_id: String(fixture.rows.person), username: fixture.rows.personMail })

const guestData = () => fixture.stack.call(guest, 'a_get_user_data', { email: ' Gast@waldkerf.test ', id: '' })

test('shapes', async () => {
  const lists = [
    await fixture.stack.call(admin, 'a_get_all_users'),
    await fixture.stack.send(admin, { method: 'GET', path: '/benutzer' }),
    await fixture.stack.call(citizen, 'a_get_user_data', { email: citizen, id: '' }),
  ]
  expect(lists.flatMap(({ body }) => shapeProblems(body, user))).toEqual([])
  const rows = [
    await fixture.stack.call(citizen, 'a_update_user', { mail: citizen }),
    await changeStatus(admin, { ...person(), status: 'ogf_new' }),
  ]
  expect(
    shapeProblems(
      rows.map(({ body }) => body),
      user,
    ),
  ).toEqual([])
})

test('names are in German order', async () => {
  const { body } = await fixture.stack.call(admin, 'a_get_all_users')
  const names = (body as { last_name: string }[]).map(({ last_name: name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})

describe('the first call of a person', () => {
  test('makes the row, once, as ogf_new', async () => {
    expect((await fixture.stack.call(guest, 'a_get_user_exists', { db_role: guest })).body).toBe(false)
    const answers = await Promise.all([guestData(), guestData(), guestData()])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toMatchObject([
        { email: guest, app_status: 'ogf_new', first_name: 'Vorname', reg_date: '2026-11-20' },
      ])
    }
    const { rowCount } = await fixture.stack.owner.query('select from data.benutzer where email = $1', [guest])
    expect(rowCount).toBe(1)
  })

  test('makes none for someone else', async () => {
    expect(
      (await fixture.stack.call(citizen, 'a_get_user_data', { email: 'fremd@example.test', id: '' })).body,
    ).toEqual([])
    const { rowCount } = await fixture.stack.owner.query(`select from data.benutzer where email = 'fremd@example.test'`)
    expect(rowCount).toBe(0)
  })
})

describe('a_change_app_status', () => {
  test.each(['ogf_new', 'ogf_citizens', 'ogf_expert_query', 'ogf_expert', 'ogf_admin'])('to %s', async (status) => {
    expect(await changeStatus(admin, { ...person(), status })).toMatchObject({
      status: 200,
      body: { app_status: status },
    })
  })

  test.each([
    ['an unknown status', { status: 'chef' }, 400, 'bad_status'],
    ['an address of someone else', { status: 'ogf_new', username: citizen }, 400, 'bad_username'],
    ['no address', { status: 'ogf_new', username: '' }, 400, 'bad_username'],
    ['a number that is none', { status: 'ogf_new', user_id: '-1' }, 400, 'bad_id'],
    ['a number of nobody', { status: 'ogf_new', user_id: '999999' }, 404, 'not_found'],
  ])('%s is refused', async (_what, change, status, details) => {
    expect(await changeStatus(admin, { ...person(), ...change })).toMatchObject({ status, body: { details } })
  })

  test('a person whose stored status is 1 may ask to become an expert, like a citizen', async () => {
    await fixture.stack.owner.query(`update data.benutzer set app_status = '1' where email = $1`, [citizen])
    const body = { user_id: String(fixture.rows.me), username: citizen, status: 'ogf_expert_query' }
    expect((await changeStatus(citizen, body)).status).toBe(200)
  })

  test('the last administrator stays, also when two demote each other at once', async () => {
    await changeStatus(admin, { ...person(), status: 'ogf_admin' })
    const { body } = await fixture.stack.call(admin, 'a_get_user_data', { email: admin, id: '' })
    const [first] = body as { user_id: number }[]
    const answers = await Promise.all([
      changeStatus(admin, { ...person(), status: 'ogf_new' }),
      changeStatus(fixture.rows.personMail, { user_id: String(first?.user_id), username: admin, status: 'ogf_new' }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const { rowCount } = await fixture.stack.owner.query(`select from data.benutzer where app_status = 'ogf_admin'`)
    expect(rowCount).toBe(1)
  })
})

describe('a profile', () => {
  test('is changed, except for its address', async () => {
    const body = {
      first_name: 'Käthe',
      last_name: 'Ö',
      phone: '0171 1',
      mail: ` ${citizen.toUpperCase()}`,
      berufsgruppe: 'Forst',
    }
    const { mail: _mail, ...stored } = body
    expect((await fixture.stack.call(citizen, 'a_update_user', body)).body).toMatchObject({
      ...stored,
      email: citizen,
      version: 2,
    })
  })

  test('takes texts of a sensible length', async () => {
    const tooLong = {
      status: 400,
      body: { details: 'too_long', message: 'Der Text ist zu lang: höchstens 100 Zeichen.' },
    }
    expect(
      await fixture.stack.call(citizen, 'a_update_user', { mail: citizen, last_name: 'x'.repeat(101) }),
    ).toMatchObject(tooLong)
    const path = `/benutzer?user_id=eq.${fixture.rows.me}`
    const body = { berufsgruppe: 'x'.repeat(101) }
    expect(await fixture.stack.send(citizen, { method: 'PATCH', path, body })).toMatchObject(tooLong)
  })

  test('a change of several at once is refused', async () => {
    const answer = await fixture.stack.send(admin, {
      method: 'PATCH',
      path: '/benutzer?user_id=gt.0',
      body: { mail_new: true },
    })
    expect(answer).toMatchObject({ status: 400, body: { details: 'filter_missing' } })
  })
})

test('who I am', async () => {
  expect((await fixture.stack.call(citizen, 'a_get_currentuser')).body).toBe('ogf_citizens')
  expect((await fixture.stack.call(citizen, 'a_get_currentsessionuser')).body).toBe(citizen)
  expect((await fixture.stack.call(citizen, 'a_get_user_name', { g_mail: citizen })).body).toBe('Karl-Heinz Lindner')
})
