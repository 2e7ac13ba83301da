import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { testDay } from '@waldkerf/service/testing/content'
import { plainLine } from '../fixtures/limits.ts'

const admin = 'admin@waldkerf.test'

const fixture = makeFixture(admin)

interface Invoice {
  id: number
  nummer: string
  rn_datum: string
  version: number
}

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const newInvoice = (rn_datum = testDay, headers: Record<string, string> = {}) =>
  ask(
    'a_add_invoice',
    { client_id: String(fixture.rows.myClient), rn_datum, le_date: testDay, ust_satz: '19' },
    headers,
  )
const made = async (rn_datum?: string) => (await newInvoice(rn_datum)).body as Invoice
const moved = ({ id }: Invoice, rn_datum: string) =>
  ask('a_update_invoice_details', { id: String(id), rn_datum, le_date: testDay, ust_satz: '19' })

const count = async (sql: string) => Number((await fixture.stack.owner.query<{ count: string }>(sql)).rows[0]?.count)
const newestDay = async () => (await ask('a_get_min_rn_datum_for_new_invoice')).body as string | null

describe('numbers', () => {
  test('of parallel invoices are one run without gap, in the order of their dates', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => newInvoice()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const numbers = answers.map(({ body }) => Number((body as Invoice).nummer.split('-')[2])).toSorted((a, b) => a - b)
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual(numbers.map((_, index) => index))
  })

  test('a refused invoice leaves no gap', async () => {
    const before = await made()
    expect((await newInvoice('2026-13-40')).status).toBe(400)
    expect(
      (await ask('a_add_invoice', { client_id: '0', rn_datum: testDay, le_date: testDay, ust_satz: '7' })).status,
    ).toBe(404)
    const after = await made()
    expect(Number(after.nummer.split('-')[2])).toBe(Number(before.nummer.split('-')[2]) + 1)
  })

  test('hold for every series: no number is missing, no date goes back', async () => {
    await made()
    for (const table of ['rechnung', 'angebot']) {
      expect(
        await count(`select count(*) from (
          select lfd - row_number() over (partition by jahr order by lfd) as gap,
            datum < lag(datum) over (partition by jahr order by lfd) as back
          from data.${table} d join data.kunde k using (client_id)
          where k.name not like 'Testkunde%') s where gap <> 0 or back`),
      ).toBe(0)
    }
  })

  test('an invoice is never deleted', async () => {
    await expect(fixture.stack.owner.query('delete from data.rechnung')).rejects.toThrow('never')
  })
})

describe('dates', () => {
  test('a new invoice is not dated before the newest one', async () => {
    await made()
    expect(await newestDay()).toBe(testDay)
    expect(await newInvoice('2026-11-19')).toMatchObject({
      status: 409,
      body: { details: 'date_order', hint: testDay },
    })
  })

  test('nor far in the future, where no later one could follow', async () => {
    expect(await newInvoice('2062-11-20')).toMatchObject({ status: 400, body: { details: 'date_future' } })
  })

  test('an invoice moves between its neighbours, and in its year', async () => {
    const first = await made()
    const second = await made('2026-11-22')
    const third = await made('2026-11-25')
    expect((await moved(second, '2026-11-24')).status).toBe(200)
    expect(await moved(second, '2026-11-26')).toMatchObject({ status: 409, body: { details: 'date_order' } })
    expect(await moved(first, '2026-11-25')).toMatchObject({ status: 409, body: { details: 'date_order' } })
    expect(await moved(third, '2025-11-25')).toMatchObject({
      status: 409,
      body: { details: 'date_year', hint: '2026' },
    })
    expect((await ask('a_get_minmax_rn_datum', { rn_datum: '2026-11-24' })).body).toEqual([
      { min: testDay, max: '2026-11-25' },
    ])
  })

  test.each(['', 'heute', '2026-02-30', '20.11.2026', 'infinity', '0000-01-01', null])(
    '%j is none',
    async (rn_datum) => {
      const body = { client_id: String(fixture.rows.myClient), rn_datum, le_date: testDay, ust_satz: '19' }
      expect(await ask('a_add_invoice', body)).toMatchObject({ status: 400, body: { details: 'bad_day' } })
    },
  )
})

const archive = () => ask('a_set_archive_for_rn', { invoice_id: String(fixture.rows.invoice) })
const archived = () => String(fixture.rows.archivedInvoice)

describe('an archived invoice', () => {
  test('keeps what it is shown from, whatever changes later', async () => {
    const id = String(fixture.rows.invoice)
    await ask('a_set_archive_for_rn', { invoice_id: id })
    await ask('a_update_client_details', { client_id: String(fixture.rows.myClient), name: 'Testkunde umbenannt' })
    const { rows } = await fixture.stack.owner.query('select inhalt from data.rechnung_archiv where rechnung_id = $1', [
      id,
    ])
    expect(rows).toMatchObject([
      {
        inhalt: {
          kunde: { name: 'Testkunde eins' },
          rechnung: { nummer: 'RE-1999-0001', ust_satz: '19' },
          positionen: [{ anzahl: '2.5', ep: '80' }],
        },
      },
    ])
    await expect(fixture.stack.owner.query('delete from data.rechnung_archiv')).rejects.toThrow('never')
  })

  test('is archived once: again answers the same', async () => {
    const first = await archive()
    expect(await archive()).toMatchObject({ status: 200, body: first.body })
  })

  test('needs a client and a position', async () => {
    const { id } = await made()
    expect(await ask('a_set_archive_for_rn', { invoice_id: String(id) })).toMatchObject({
      status: 409,
      body: { details: 'incomplete' },
    })
  })

  test('does not change, not by the owner either', async () => {
    await expect(
      fixture.stack.owner.query(`update data.rechnung set zuerl = 'x' where id = $1`, [archived()]),
    ).rejects.toThrow('festgeschrieben')
    await expect(
      fixture.stack.owner.query('update data.position set ep = 1 where rechnung_id = $1', [archived()]),
    ).rejects.toThrow('festgeschrieben')
  })

  test('waits for a position that is being written', async () => {
    const invoice_id = String(fixture.rows.invoice)
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => ask('a_insert_position', { ...plainLine, rechnung_id: invoice_id })),
      ask('a_set_archive_for_rn', { invoice_id }),
    ])
    const inserted = answers.slice(0, 6).filter(({ status }) => status === 200).length
    expect(
      await count(`select jsonb_array_length(inhalt -> 'positionen') as count from data.rechnung_archiv
        where rechnung_id = ${invoice_id}`),
    ).toBe(inserted + 1)
  })
})

const insert = (columns: object, headers: Record<string, string> = {}) =>
  ask('a_insert_position', { ...plainLine, rechnung_id: String(fixture.rows.invoice), ...columns }, headers)

const setPrice = (ep: string, version: number) =>
  ask('a_update_position', { ...plainLine, id: String(fixture.rows.offerPosition), ep }, { 'If-Match': `"${version}"` })

describe('positions', () => {
  test('numbers travel as they were written, never as binary floats', async () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: -999_999_999_999n, max: 999_999_999_999n }), fc.stringMatching(/^(\.\d{1,6})?$/))
      .map(([whole, rest]) => `${whole}${rest}`)
    await fc.assert(
      fc.asyncProperty(decimal, async (anzahl) => {
        const inRange = Math.abs(Number(anzahl)) <= 999_999_999_999
        expect(await insert({ anzahl })).toMatchObject(inRange ? { status: 200, body: { anzahl } } : { status: 400 })
      }),
      { numRuns: 60, seed: 1_999 },
    )
  })

  test.each(['', 'NaN', 'Infinity', '1e5', '1,5', '0x10', '1.1234567', '9999999999999', ' 1', '--1'])(
    '%j is no quantity',
    async (anzahl) => {
      expect((await insert({ anzahl })).status).toBe(400)
    },
  )

  test('a repeat with the same key is one position', async () => {
    const headers = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([insert({ bez: 'einmal' }, headers), insert({ bez: 'einmal' }, headers)])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await count(`select count(*) from data.position where bez = 'einmal'`)).toBe(1)
  })

  test('have one parent, whatever way they come', async () => {
    expect(await insert({ angebot_id: String(fixture.rows.offer) })).toMatchObject({
      status: 400,
      body: { details: 'one_parent' },
    })
    await expect(
      fixture.stack.owner.query('update data.position set angebot_id = $1 where id = $2', [
        fixture.rows.offer,
        fixture.rows.invoicePosition,
      ]),
    ).rejects.toThrow('check')
  })

  test('an older version is refused: 412', async () => {
    expect(await setPrice('2', 1)).toMatchObject({ status: 200, body: { ep: '2', version: 2 } })
    expect((await setPrice('3', 1)).status).toBe(412)
    expect(await setPrice('2', 1)).toMatchObject({ status: 200, body: { version: 2 } })
  })
})

const unclear = (feld: string, text: string, position_id = fixture.rows.invoicePosition) =>
  ask('w_set_unklar', { position_id: String(position_id), feld, text })
const change = (columns: object) =>
  ask('a_update_position', { ...plainLine, id: String(fixture.rows.invoicePosition), anzahl: '2.5', ...columns })
const archiving = () => ask('a_set_archive_for_rn', { invoice_id: String(fixture.rows.invoice) })

test.each([
  ['true', ['86.50', '0.50']],
  ['', ['80.00', '0.50']],
])(
  'a copy that is asked for prices of today (%s) takes those of templates with one price',
  async (heutige_preise, prices) => {
    const walk = { bez: 'Begehung', einheit: 'h' }
    const drive = { bez: 'Fahrt', einheit: 'km' }
    await insert({ ...walk, lfd_nr: '8', anzahl: '2', ep: '80.00' })
    await insert({ ...drive, lfd_nr: '9', anzahl: '30', ep: '0.50' })
    for (const template of [
      { ...walk, ep: '86.50' },
      { ...drive, ep: '0.52' },
      { ...drive, ep: '0.60' },
    ])
      expect(await ask('w_add_position_tmpl', template)).toMatchObject({ status: 200 })
    const rechnung_id = String(fixture.rows.invoice)
    const copy = await ask('w_add_rechnung_kopie', { rechnung_id, rn_datum: testDay, le_date: testDay, heutige_preise })
    const rows = await ask('a_get_invoice_positions', { rechnung_id: String((copy.body as Invoice).id) })
    expect((rows.body as Position[]).slice(-2).map(({ ep }) => ep)).toEqual(prices)
  },
)

describe('what cannot be read', () => {
  test('bars the invoice from being fixed until the number is said', async () => {
    expect(await unclear('anzahl', '18.6')).toMatchObject({
      status: 200,
      body: { anzahl: '2.5', unklar_anzahl: '18.6', unklar_ep: '', version: 2 },
    })
    expect(await archiving()).toMatchObject({ status: 409, body: { details: 'unclear' } })
    expect(await change({ bez: 'anders' })).toMatchObject({ body: { unklar_anzahl: '18.6' } })
    expect(await change({ bez: 'anders', anzahl: '18.6' })).toMatchObject({ body: { unklar_anzahl: '' } })
    expect((await archiving()).status).toBe(200)
    expect(await unclear('ep', 'x')).toMatchObject({ status: 409, body: { details: 'archived' } })
  })

  test('is copied with the invoice, each text to its own line', async () => {
    await insert({ lfd_nr: '0', bez: 'davor' })
    await unclear('ep', '1.35')
    const rechnung_id = String(fixture.rows.invoice)
    const copy = await ask('w_add_rechnung_kopie', { rechnung_id, rn_datum: testDay, le_date: testDay })
    const rows = await ask('a_get_invoice_positions', { rechnung_id: String((copy.body as Invoice).id) })
    expect(rows.body).toMatchObject([{ bez: 'davor', unklar_ep: '' }, { unklar_ep: '1.35' }])
  })

  test('keeps an offer a draft, and marks its sums', async () => {
    const offer = fixture.rows.offer
    const status = (to: string) =>
      ask('a_update_offer_details', { id: String(offer), an_datum: '1999-01-01', ust_satz: '7', status: to })
    const { status: before } = await status('entwurf')
    expect(before).toBe(200)
    await unclear('ep', 'viel', fixture.rows.offerPosition)
    expect(await status('versendet')).toMatchObject({ status: 409, body: { details: 'unclear' } })
    const sums = (await ask('w_get_angebot_summen')).body as { id: number; unklar: number }[]
    expect(sums.find(({ id }) => id === offer)?.unklar).toBe(1)
    await unclear('ep', '', fixture.rows.offerPosition)
    expect((await status('versendet')).status).toBe(200)
  })
})

test.each(['101', '-1', '19.555', 'abc', ''])('%j is no VAT rate', async (ust_satz) => {
  const body = { client_id: String(fixture.rows.myClient), an_datum: testDay, ust_satz }
  expect((await ask('a_add_offer', body)).status).toBe(400)
})

test('an unknown offer status is refused, unless it is stored', async () => {
  const id = String(fixture.rows.offer)
  const change = (status: string) =>
    ask('a_update_offer_details', { id, an_datum: '1999-01-01', ust_satz: '7', status })
  expect(await change('verloren')).toMatchObject({ status: 400, body: { details: 'bad_status' } })
  await fixture.stack.owner.query(
    `alter table data.angebot disable trigger b_draft;
    update data.angebot set status = 'verloren', ust_satz = 7 where id = ${id};
    alter table data.angebot enable trigger b_draft`,
  )
  expect(await change('verloren')).toMatchObject({ status: 200, body: { status: 'verloren', ust_satz: '7' } })
})
