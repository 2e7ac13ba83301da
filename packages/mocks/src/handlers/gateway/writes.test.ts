import { describe, expect, test } from 'vitest'
import { createService } from '@waldkerf/mocks/node'
import { tokenFor } from '../caller.ts'

const admin = tokenFor('admin@waldkerf.test')

interface Sent {
  method?: string
  body?: object
  headers?: Record<string, string>
  token?: string
}

/** Sends to a new service; returns status, body and whether the answer was a stored one. */
function makeSender() {
  const service = createService()
  return async (path: string, { method = 'POST', body = {}, headers = {}, token = admin }: Sent = {}) => {
    const response = await service(`http://waldkerf.test/rest${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Prefer: 'return=representation', ...headers },
      body: method === 'GET' || method === 'DELETE' ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const isRepeat = response.headers.get('idempotency-replayed') === 'true'
    return { status: response.status, isRepeat, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }
}

const key = { 'Idempotency-Key': 'the-first-of-all-keys' }
const entry = { datum: '2027-01-31', betrag: '1500.50', art: 'einnahme' }

describe('a creating call', () => {
  test('answers its repeat as the first time, and creates once', async () => {
    const send = makeSender()
    const first = await send('/rpc/a_insert_prognose', { body: entry, headers: key })
    await send('/rpc/a_delete_prognose', { body: { prognose_id: String((first.body as { id: number }).id) } })
    const second = await send('/rpc/a_insert_prognose', { body: entry, headers: key })
    expect(first.isRepeat).toBe(false)
    expect(second).toEqual({ ...first, isRepeat: true })
    const { body } = await send('/rpc/a_get_prognose')
    expect(body).not.toContainEqual(first.body)
  })

  test('without a key creates each time, another id each', async () => {
    const send = makeSender()
    const made = [
      await send('/rpc/a_insert_prognose', { body: entry }),
      await send('/rpc/a_insert_prognose', { body: entry }),
    ]
    expect(new Set(made.map(({ body }) => (body as { id: number }).id)).size).toBe(2)
  })

  test('refuses a key that belongs to something else', async () => {
    const send = makeSender()
    await send('/rpc/a_insert_prognose', { body: entry, headers: key })
    const others = [
      await send('/rpc/a_insert_prognose', { body: { ...entry, betrag: '2' }, headers: key }),
      await send('/rpc/a_add_client', { body: { name: 'Forstamt' }, headers: key }),
    ]
    expect(others).toMatchObject(others.map(() => ({ status: 422, body: { details: 'key_reused' } })))
  })

  test('keeps keys per person', async () => {
    const send = makeSender()
    const map = { map_name: 'Blatt 1', client_id: 1 }
    await send('/karte', { body: map, headers: key })
    const other = await send('/karte', { body: map, headers: key, token: tokenFor('expert@waldkerf.test') })
    expect(other).toMatchObject({ status: 201, isRepeat: false })
  })

  test('that is refused keeps no key', async () => {
    const send = makeSender()
    const wrong = await send('/rpc/a_insert_prognose', { body: { ...entry, betrag: 'viel' }, headers: key })
    const right = await send('/rpc/a_insert_prognose', { body: entry, headers: key })
    expect([wrong.status, right.status]).toEqual([400, 200])
  })

  test('takes no key that is too short', async () => {
    const answer = await makeSender()('/rpc/a_insert_prognose', { body: entry, headers: { 'Idempotency-Key': 'kurz' } })
    expect(answer).toMatchObject({ status: 400, body: { details: 'bad_idempotency_key' } })
  })
})

const point = (nr: number) => ({ karte_id: 1, nr, mapx: 600_000, mapy: 5_750_000, pixelx: 10, pixely: -20 })

describe('table calls', () => {
  test('POST answers rows only when asked', async () => {
    const send = makeSender()
    const asked = await send('/mappoint', { body: [point(901), point(902)] })
    expect(asked).toMatchObject({ status: 201, body: [{ nr: 901, enable: true, dx: null }, { nr: 902 }] })
    expect(await send('/mappoint', { body: point(903), headers: { Prefer: '' } })).toMatchObject({
      status: 201,
      body: null,
    })
  })

  test('POST is all or nothing', async () => {
    const send = makeSender()
    const answer = await send('/mappoint', { body: [point(901), point(902), point(901)] })
    expect(answer).toMatchObject({ status: 409, body: { details: 'point_exists' } })
    expect(await send('/mappoint?nr=eq.902', { method: 'GET' })).toMatchObject({ body: [] })
  })

  test('DELETE answers the removed rows when asked, and removes a map with its points', async () => {
    const send = makeSender()
    expect(await send('/karte?id=eq.1', { method: 'DELETE' })).toMatchObject({ status: 200, body: [{ id: 1 }] })
    expect(await send('/mappoint?karte_id=eq.1', { method: 'GET' })).toMatchObject({ body: [] })
    expect(await send('/karte?id=eq.2', { method: 'DELETE', headers: { Prefer: '' } })).toMatchObject({
      status: 204,
      body: null,
    })
  })

  test('a change reaches one row', async () => {
    const send = makeSender()
    const [many, all] = [
      await send('/karte?client_id=eq.1', { method: 'PATCH', body: { jahr: 1911 } }),
      await send('/karte', { method: 'PATCH', body: { jahr: 1911 } }),
    ]
    expect(many).toMatchObject({ status: 400, body: { details: 'filter_missing' } })
    expect(all).toMatchObject({ status: 400, body: { code: 'WK400' } })
  })

  test('the script of a map is the administrators’', async () => {
    const send = makeSender()
    const body = { georef_bash: '#!/bin/sh' }
    const token = tokenFor('expert@waldkerf.test')
    expect(await send('/karte?id=eq.1', { method: 'PATCH', body, token })).toMatchObject({ status: 403 })
    expect(await send('/karte?id=eq.1', { method: 'PATCH', body })).toMatchObject({ status: 200, body: [body] })
  })
})

test('what a call leaves out stays as it is where the service keeps it, and is empty elsewhere', async () => {
  const send = makeSender()
  const set = (body: object) => send('/rpc/w_set_datev', { body })
  await set({ berater: '1001', anzahlung_19: '1719', erloes_7: '8301' })
  expect(await set({ berater: '1001' })).toMatchObject({ body: { anzahlung_19: '1719', erloes_7: '' } })
  expect(await set({ anzahlung_19: null })).toMatchObject({ body: { berater: '', anzahlung_19: '1719' } })
  expect(await set({ anzahlung_19: '' })).toMatchObject({ body: { anzahlung_19: '' } })
  const made = await send('/rpc/a_insert_prognose', { body: { ...entry, notiz: 'mündlich', client_id: '2' } })
  const { id } = made.body as { id: number }
  const changed = await send('/rpc/a_update_prognose', { body: { ...entry, id: String(id), betrag: '2' } })
  expect(changed).toMatchObject({ body: { betrag: '2', notiz: 'mündlich', client_id: 2 } })
})

test('calls that are refused count against no limit', async () => {
  const send = makeSender()
  const limits = (await send('/rpc/w_get_grenzen')).body as { id: number; art: string; dauer: string }[]
  for (const { id } of limits.filter(({ art }) => art === 'versand'))
    expect(await send('/rpc/w_set_grenze', { body: { id: String(id), menge: '1' } })).toMatchObject({ status: 200 })
  const document = { art: 'rechnung', id: '999999', an: 'a@b.example', betreff: 'Rechnung', text: 'Anbei.', merken: '' }
  const refused = () =>
    send('/rpc/w_send_dokument', { body: { ...document, pdf: btoa('%PDF-1.7 /Type /Page %%EOF'), xml: '' } })
  const first = await refused()
  expect(first).toMatchObject({ status: 404 })
  // Administrators have ten times the limit.
  for (let tries = 0; tries < 20; tries += 1) await refused()
  expect(await refused()).toEqual(first)
})
