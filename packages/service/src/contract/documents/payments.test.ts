import { randomUUID } from 'node:crypto'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { paymentState } from '@waldkerf/domain/office/payments/paymentState'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { makeFixture } from '../fixtures/fixture.ts'
import { playMoney } from './moneyModel.testing.ts'
import { compareOutlook } from './outlookModel.testing.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

const ask = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
  fixture.stack.call(admin, name, body, headers)
const read = async <T>(name: string) => (await ask(name)).body as T
const archived = () => ({ rechnung_id: String(fixture.rows.archivedInvoice) })
const pay = (columns: object = {}, headers: Record<string, string> = {}) =>
  ask('w_add_zahlung', { ...archived(), betrag: '100', datum: testDay, art: 'ueberweisung', ...columns }, headers)
const standing = async (invoice: object = archived()) =>
  ((await ask('w_get_rechnung_stand', invoice)).body as Record<string, string>[])[0]

/** Adds a cancellation and fixes it. */
const cancel = async () => {
  const { body } = await ask('w_add_storno', { ...archived(), rn_datum: testDay })
  await ask('a_set_archive_for_rn', { invoice_id: String((body as { id: number }).id) })
}

/** Adds the copy that replaces the invoice once it is fixed. @returns its id */
const writeAnew = async () => {
  const days = { rn_datum: testDay, le_date: testDay }
  const { body } = await ask('w_add_rechnung_kopie', { ...archived(), ...days })
  return String((body as { id: number }).id)
}

// 2.5 hours at 80, and VAT, dated 1999-01-02.
describe('an archived invoice', () => {
  test('is late, part-paid and late, paid, and overpaid', async () => {
    expect(await standing()).toMatchObject({
      brutto: '238.00',
      offen: '238.00',
      faellig: '1999-01-16',
      zustand: 'ueberfaellig',
    })
    await pay()
    expect(await standing()).toMatchObject({ bezahlt: '100.00', offen: '138.00', zustand: 'ueberfaellig' })
    await pay({ betrag: '138.00', art: 'bar' })
    expect(await standing()).toMatchObject({ offen: '0.00', ueberzahlt: '0.00', zustand: 'bezahlt' })
    await pay({ betrag: '0.5', bestaetigt: true })
    const overpaid = { bezahlt: '238.50', offen: '0.00', ueberzahlt: '0.50', zustand: 'ueberzahlt' }
    expect(await standing()).toMatchObject(overpaid)
  })

  test('stays due on the printed day when the office changes its time for payment', async () => {
    const rechnung_id = String(fixture.rows.invoice)
    expect(await standing({ rechnung_id })).toMatchObject({ faellig: '1999-01-15', offen: '0.00', zustand: 'entwurf' })
    await ask('a_set_archive_for_rn', { invoice_id: rechnung_id })
    await ask('w_set_buero', { zahlungsziel_tage: '30' })
    expect(await standing({ rechnung_id })).toMatchObject({ faellig: '1999-01-15', offen: '238.00' })
    await ask('w_set_buero', { zahlungsziel_tage: '14' })
  })

  test('has no open amount once it is cancelled, and neither has its cancellation', async () => {
    const { body } = await ask('w_add_storno', { ...archived(), rn_datum: testDay })
    const cancelling = { rechnung_id: String((body as { id: number }).id) }
    for (const each of [archived(), cancelling]) {
      expect(await standing(each)).toMatchObject({ offen: '0.00', zustand: 'storniert' })
    }
  })
})

const invoice = () => ({ rechnung_id: String(fixture.rows.invoice) })

/** 238.00 with 2 % within ten days of 1999-01-01. */
const fixWithDiscount = async () => {
  await ask('w_set_rechnung_angaben', { ...invoice(), skonto_tage: '10', skonto_prozent: '2' })
  await ask('a_set_archive_for_rn', { invoice_id: String(fixture.rows.invoice) })
}

describe('an invoice with Skonto', () => {
  test('is paid by the reduced amount on the last day, and the rest is claimed no more', async () => {
    await fixWithDiscount()
    const terms = { skonto_abzug: '4.76', skonto_bis: '1999-01-11' }
    expect(await standing(invoice())).toMatchObject({ ...terms, skonto: '0.00', skonto_am: null, gefordert: '238.00' })
    await pay({ ...invoice(), betrag: '233.24', datum: '1999-01-11' })
    const paid = { gefordert: '233.24', bezahlt: '233.24', offen: '0.00', ueberzahlt: '0.00', zustand: 'bezahlt' }
    expect(await standing(invoice())).toMatchObject({ ...terms, ...paid, skonto: '4.76', skonto_am: '1999-01-11' })
  })

  test('owes the rest a day too late, and once the payment is taken back owes all of it', async () => {
    await fixWithDiscount()
    await pay({ ...invoice(), betrag: '233.24', datum: '1999-01-12' })
    expect(await standing(invoice())).toMatchObject({ offen: '4.76', skonto: '0.00', zustand: 'ueberfaellig' })
    const { id } = (await pay({ ...invoice(), betrag: '4.76', datum: '1999-01-11' })).body as { id: number }
    expect(await standing(invoice())).toMatchObject({ offen: '0.00', skonto: '0.00', zustand: 'bezahlt' })
    await pay({ ...invoice(), betrag: '-4.76', zu: String(id) })
    expect(await standing(invoice())).toMatchObject({ offen: '4.76' })
  })

  test('keeps its terms in the archive, and a copy has them, but not a cancellation', async () => {
    await fixWithDiscount()
    const { body } = await ask('w_get_rechnung_archiv', invoice())
    expect(body).toMatchObject({ rechnung: { skonto_tage: 10, skonto_prozent: '2' } })
    const days = { rn_datum: testDay, le_date: testDay }
    const terms = async (made: unknown) =>
      ((await ask('w_get_rechnung_angaben', { rechnung_id: String((made as { id: number }).id) })).body as object[])[0]
    const copy = (await ask('w_add_rechnung_kopie', { ...invoice(), ...days })).body
    expect(await terms(copy)).toMatchObject({ skonto_tage: 10, skonto_prozent: '2' })
    const storno = (await ask('w_add_storno', { ...invoice(), rn_datum: testDay })).body
    expect(await terms(storno)).toMatchObject({ skonto_tage: 0, skonto_prozent: '0' })
    expect(await standing(invoice())).toMatchObject({ skonto: '0.00', skonto_abzug: '0.00', skonto_bis: null })
  })
})

describe('money received for a cancelled invoice', () => {
  test('is owed back to the client, and no further payment is accepted', async () => {
    await pay()
    await cancel()
    const owed = { bezahlt: '100.00', offen: '0.00', ueberzahlt: '100.00', zustand: 'storniert' }
    expect(await standing()).toMatchObject(owed)
    // Once this was accepted, and the payment appeared nowhere.
    const refused = { status: 409, body: { details: 'payment_of_cancelled' } }
    expect(await pay({ bestaetigt: true })).toMatchObject(refused)
    expect((await pay({ betrag: '-100' })).status).toBe(200)
    expect(await standing()).toMatchObject({ bezahlt: '0.00', ueberzahlt: '0.00', zustand: 'storniert' })
  })

  test('is transferred to the replacing invoice, once, with both sides named', async () => {
    await pay()
    await cancel()
    const successor = await writeAnew()
    const over = () => ask('w_add_umbuchung', archived())
    const named = async () => ((await ask('w_get_rechnung_angaben', archived())).body as object[])[0]
    expect(await named()).toMatchObject({ ersetzt_durch: null, ersetzt_durch_nummer: null })
    expect(await over()).toMatchObject({ status: 409, body: { details: 'not_replaced' } })
    await ask('a_set_archive_for_rn', { invoice_id: successor })
    const ersetzt_durch_nummer = expect.stringMatching(/^RE-\d{4}-\d{4}$/)
    expect(await named()).toMatchObject({ ersetzt_durch: Number(successor), ersetzt_durch_nummer })
    expect(await standing()).toMatchObject({ ueberzahlt: '100.00', zustand: 'ersetzt' })
    const answers = await Promise.all([over(), over()])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await standing()).toMatchObject({ bezahlt: '0.00', ueberzahlt: '0.00', zustand: 'ersetzt' })
    const anew = { rechnung_id: successor }
    expect(await standing(anew)).toMatchObject({ bezahlt: '100.00', offen: '138.00', zustand: 'teilbezahlt' })
    const [there] = (await ask('w_get_zahlungen', anew)).body as { id: number }[]
    expect(there).toMatchObject({ betrag: '100.00', gegenrechnung_nummer: 'RE-1999-0002' })
    const back = await pay({ ...anew, betrag: '-100', zu: String(there?.id) })
    expect(back).toMatchObject({ status: 409, body: { details: 'is_transfer' } })
  })
})

describe('a payment', () => {
  test('is entered once, however often it is sent', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await pay({}, key)
    expect((await pay({}, key)).body).toEqual(first.body)
    expect((await ask('w_get_zahlungen', archived())).body).toEqual([first.body])
    expect(first.body).toMatchObject({ betrag: '100.00', erfasst_von: admin, zu: null, referenz: '' })
  })

  test('is taken back by another one, once and as a whole, and both stay', async () => {
    const { id } = (await pay()).body as { id: number }
    expect(await pay({ betrag: '-50', zu: String(id) })).toMatchObject({
      status: 409,
      body: { details: 'reversal_amount' },
    })
    const other = { rechnung_id: String(fixture.rows.invoice) }
    expect((await pay({ ...other, betrag: '-100', zu: String(id) })).status).toBe(409)
    const answers = await Promise.all([1, 2].map(() => pay({ betrag: '-100', zu: String(id) })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await standing()).toMatchObject({ bezahlt: '0.00', offen: '238.00' })
    expect((await ask('w_get_zahlungen', archived())).body).toMatchObject([
      { id, zurueckgenommen_durch: expect.any(Number) },
      { zu: id },
    ])
  })

  test('of a bank entry is booked once, over several invoices, and is free again when it is taken back', async () => {
    const bank = { bank: randomUUID(), bank_betrag: '150' }
    const booked = { status: 409, body: { details: 'bank_entry_booked' } }
    const both = await Promise.all([1, 2].map(() => pay({ ...bank, betrag: '100' })))
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    // The first booking sets the entry's amount; a later one cannot raise it.
    expect(await pay({ ...bank, bank_betrag: '999', betrag: '50.01' })).toMatchObject(booked)
    const other = { rechnung_id: await writeAnew() }
    await ask('a_set_archive_for_rn', { invoice_id: other.rechnung_id })
    expect(await pay({ ...bank, ...other, betrag: '50' })).toMatchObject({ status: 200, body: { bank: bank.bank } })
    expect(await pay({ ...bank, betrag: '0.01' })).toMatchObject(booked)
    const [id] = both.flatMap(({ status, body }) => (status === 200 ? (body as { id: number }).id : []))
    expect(await pay({ betrag: '-100', zu: String(id) })).toMatchObject({ status: 200, body: { bank: bank.bank } })
    expect((await pay({ ...bank, betrag: '100', referenz: 'wie zuvor' })).status).toBe(200)
    const again = { bank: randomUUID(), bank_betrag: '1', betrag: '1', referenz: 'wie zuvor' }
    expect((await pay(again)).status).toBe(200)
  })

  test('has a reference of its own', async () => {
    const referenz = randomUUID()
    const answers = await Promise.all([1, 2].map(() => pay({ referenz })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test.each([
    [{ betrag: '0' }, 'amount_missing'],
    [{ art: 'scheck' }, 'bad_payment_kind'],
    [{ betrag: '1.005' }, 'number_decimals'],
    [{ betrag: 'NaN' }, 'bad_number'],
  ])('with %j is none', async (columns, details) => {
    expect(await pay(columns)).toMatchObject({ status: 400, body: { details } })
  })

  test.each([
    [{ betrag: '2380.01' }, 'amount_unlikely'],
    [{ betrag: '999999999999' }, 'amount_unlikely'],
    [{ datum: '1999-01-01' }, 'payment_before_invoice'],
    [{ datum: '2026-11-21' }, 'payment_in_future'],
  ])('with %j is asked back, and taken when it is confirmed', async (columns, details) => {
    expect(await pay(columns)).toMatchObject({ status: 409, body: { details } })
    expect((await standing())?.['bezahlt']).toBe('0.00')
    expect((await pay({ ...columns, bestaetigt: true })).status).toBe(200)
  })

  test('pays back no more than was received, also when two are entered at once', async () => {
    await pay({ betrag: '1.00' })
    // Once a reminder then asked for 8,885.62 of an invoice of 3,886.62.
    const tooMuch = { status: 409, body: { details: 'repaid_too_much' } }
    expect(await pay({ betrag: '-5000', bestaetigt: true })).toMatchObject(tooMuch)
    const answers = await Promise.all([1, 2].map(() => pay({ betrag: '-1.00' })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await standing()).toMatchObject({ bezahlt: '0.00', offen: '238.00' })
  })

  test('belongs to a fixed invoice, and is never changed', async () => {
    const open = { rechnung_id: String(fixture.rows.invoice) }
    expect(await pay(open)).toMatchObject({ status: 409, body: { details: 'payment_of_draft' } })
    await pay()
    await expect(fixture.stack.owner.query('update data.zahlung set betrag = 1')).rejects.toThrow('never')
    await expect(fixture.stack.owner.query('delete from data.zahlung')).rejects.toThrow('never')
  })
})

test('the database computes the state of an invoice like the interface', async () => {
  const amount = fc.integer({ min: -300, max: 300 }).map((cents) => (cents / 100).toFixed(2))
  const day = fc.integer({ min: -3, max: 3 }).map((days) => dayAfter(testDay, days))
  const sample = fc.sample(fc.tuple(amount, amount, day, fc.boolean(), fc.boolean(), fc.boolean()), {
    numRuns: 1_500,
    seed: 145,
  })
  const cases = sample.map(([gross, paid, due, isArchived, isCancelled, isReplaced], at) => ({
    at,
    gross,
    paid,
    due,
    isArchived,
    isCancelled,
    isReplaced,
  }))
  const { rows } = await fixture.stack.owner.query(
    `select s.zustand as state, round(s.offen, 2)::text as open, round(s.ueberzahlt, 2)::text as overpaid
    from jsonb_to_recordset($1)
      as c (at integer, gross numeric, paid numeric, due date, "isArchived" boolean, "isCancelled" boolean,
        "isReplaced" boolean)
      cross join lateral app.payment_state(
        c.gross, c.paid, c.due, $2, c."isArchived", c."isCancelled", c."isReplaced"
      ) s
    order by c.at`,
    [JSON.stringify(cases), testDay],
  )
  expect(rows).toEqual(cases.map(({ at: _at, ...each }) => paymentState({ ...each, today: testDay })))
})

/** The number of invoices that are played. */
const sequences = isLong ? 10_000 : 12

test('two writers at once leave an invoice as one order of them does in domain', { timeout: 3_600_000 }, async () => {
  await expect(playMoney(fixture, admin, sequences)).resolves.toBeUndefined()
})

test('dashboard, receivables and forecast agree with SQL to the cent', { timeout: 3_600_000 }, async () => {
  await expect(compareOutlook({ fixture, read, pay }, isLong ? 500 : 2)).resolves.toBeUndefined()
})
