import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'

const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'

const fixture = makeFixture(expert)

beforeAll(async () => {
  await addCreatingProcedure()
})

/** Adds a procedure that creates a row slowly enough for repeated requests to overlap. */
async function addCreatingProcedure(): Promise<void> {
  await fixture.stack.owner.query(`
    create table data.probe (id bigint generated always as identity, label text not null check (label <> ''));
    create function api.probe(label text default '') returns jsonb
      language plpgsql security definer set search_path = '' as $$
    declare
      answer jsonb := app.replay(jsonb_build_array(label));
    begin
      if answer is null then
        perform pg_sleep(0.05);
        insert into data.probe (label) values (label) returning app.remember(jsonb_build_object('id', id)) into answer;
      end if;
      return answer;
    end
    $$;
    create function api.other_probe(label text default '') returns jsonb
      language sql security definer set search_path = '' return app.replay(jsonb_build_array(label));
    grant execute on function api.probe(text), api.other_probe(text) to ogf_new;
    notify pgrst, 'reload schema'`)
  await vi.waitUntil(async () => (await create('known', {}, 'other_probe')).status === 200, { timeout: 10_000 })
}

const create = (label: string, headers: Record<string, string> = {}, name = 'probe') =>
  fixture.stack.call(expert, name, { label }, headers)

const beetleVersion = async (id: number) =>
  (await fixture.stack.owner.query<{ version: number }>('select version from data.kaefer where id = $1', [id])).rows[0]
    ?.version

const setMessage = (msg: string, ifMatch?: string) =>
  fixture.stack.call(
    admin,
    'a_update_message',
    { id: String(fixture.rows.other), msg },
    ifMatch ? { 'If-Match': ifMatch } : {},
  )
const setSpecies = (art: number, ifMatch: string) =>
  fixture.stack.send(admin, {
    method: 'PATCH',
    path: `/kaefer?id=eq.${fixture.rows.other}`,
    body: { art },
    headers: { 'If-Match': ifMatch },
  })

const setFlag = (mail_new: boolean, ifMatch: string) =>
  fixture.stack.send(expert, {
    method: 'PATCH',
    path: `/benutzer?user_id=eq.${fixture.rows.me}`,
    body: { mail_new },
    headers: { 'If-Match': ifMatch },
  })

const countRows = async (label: string) =>
  (await fixture.stack.owner.query('select from data.probe where label = $1', [label])).rowCount

describe('If-Match', () => {
  test('the present version: changed, and the answer carries the next one', async () => {
    expect(await setMessage('eins', '"1"')).toMatchObject({ status: 200, body: { message: 'eins', version: 2 } })
    expect(await setSpecies(2, '"2"')).toMatchObject({ status: 200, body: [{ art: 2, version: 3 }] })
  })

  test('an older version: 412, and nothing is changed', async () => {
    await setMessage('eins')
    const body = { code: 'PT412', details: 'version_conflict', hint: '2' }
    expect(await setMessage('zwei', '"1"')).toMatchObject({ status: 412, body })
    expect(await setSpecies(2, '"1"')).toMatchObject({ status: 412, body })
    expect(await beetleVersion(fixture.rows.other)).toBe(2)
  })

  test('an own repeat: the stored row, unchanged', async () => {
    await setMessage('eins', '"1"')
    expect(await setMessage('eins', '"1"')).toMatchObject({ status: 200, body: { message: 'eins', version: 2 } })
    await setSpecies(2, '"2"')
    expect(await setSpecies(2, '"2"')).toMatchObject({ status: 200, body: [{ art: 2, version: 3 }] })
  })

  test('without the header the write goes through', async () => {
    await setMessage('eins')
    expect(await setMessage('zwei')).toMatchObject({ status: 200, body: { message: 'zwei', version: 3 } })
  })

  test('something else than a version: 400', async () => {
    expect(await setMessage('eins', '*')).toMatchObject({ status: 400, body: { details: 'bad_if_match' } })
  })

  test('two at once: one wins, the other is told', async () => {
    const answers = await Promise.all([setMessage('eins', '"1"'), setMessage('zwei', '"1"')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  })

  test('holds for people too', async () => {
    expect(await setFlag(false, '"1"')).toMatchObject({ status: 200, body: [{ mail_new: false, version: 2 }] })
    expect((await setFlag(true, '"1"')).status).toBe(412)
  })

  test('pictures leave the version of their record alone', async () => {
    await fixture.stack.call(expert, 'a_update_bilder', { kid: String(fixture.rows.other), bilder: ['b.webp'] })
    expect(await beetleVersion(fixture.rows.other)).toBe(1)
  })
})

describe('Idempotency-Key', () => {
  test('eight at once make one row and get one answer', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('acht', headers)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(7)
    expect(await countRows('acht')).toBe(1)
  })

  test('another payload or path: 422', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    await create('eins', headers)
    expect(await create('zwei', headers)).toMatchObject({ status: 422, body: { details: 'key_reused' } })
    expect((await create('eins', headers, 'other_probe')).status).toBe(422)
  })

  test('the same key of someone else is another one', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    await create('je einmal', headers)
    await fixture.stack.call(admin, 'probe', { label: 'je einmal' }, headers)
    expect(await countRows('je einmal')).toBe(2)
  })

  test('a call that fails keeps no key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    expect((await create('', headers)).status).toBe(400)
    expect((await create('danach', headers)).status).toBe(200)
  })

  test('a key is forgotten after a day', async () => {
    const key = randomUUID()
    await create('täglich', { 'Idempotency-Key': key })
    await fixture.stack.owner.query(
      `update data.idempotency_key set created_at = now() - interval '25 hours' where key = $1`,
      [key],
    )
    await create('täglich', { 'Idempotency-Key': key })
    expect(await countRows('täglich')).toBe(2)
  })

  test('without a key, once per request; a key of a silly form: 400', async () => {
    await create('ohne')
    await create('ohne')
    expect(await countRows('ohne')).toBe(2)
    expect((await create('x', { 'Idempotency-Key': 'a b' })).status).toBe(400)
    expect((await create('x', { 'Idempotency-Key': 'x'.repeat(201) })).status).toBe(400)
  })

  test('calls that create nothing ignore it', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const overview = () => fixture.stack.call(expert, 'a_get_kaefer_by_art', {}, headers)
    expect((await overview()).status).toBe(200)
    expect((await overview()).headers.get('idempotency-replayed')).toBeNull()
  })
})
