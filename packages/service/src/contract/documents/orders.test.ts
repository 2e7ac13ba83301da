import {
  afterOrderStep,
  modelStandings,
  type OrderModel,
  type OrderStep,
} from '@waldkerf/domain/office/orders/orderModel.testing'
import { negatedAmount } from '@waldkerf/domain/office/money/amounts'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { makeFixture } from '../fixtures/fixture.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)
const ask = async (name: string, body: object = {}) => {
  const { status, body: answer } = await fixture.stack.call(admin, name, body)
  return { status, body: answer as Record<string, unknown> }
}
const days = { rn_datum: testDay, le_date: testDay }

/** An accepted offer with 10 h at 80 and 2 pieces at 100, and 19 %. @returns its id and its line items' */
async function addOrder() {
  const { body } = await ask('a_add_offer', {
    client_id: String(fixture.rows.myClient),
    an_datum: testDay,
    ust_satz: '19',
  })
  const angebot_id = String(body['id'])
  const line = { angebot_id, einheit: 'h', erl: '', erl_on: true, erl_titel: '' }
  const one = await ask('a_insert_position', { ...line, lfd_nr: '1', anzahl: '10', bez: 'Aufmaß', ep: '80' })
  const other = await ask('a_insert_position', { ...line, lfd_nr: '2', anzahl: '2', bez: 'Plan', ep: '100' })
  await fixture.stack.owner.query(`update data.angebot set status = 'versendet' where id = $1`, [angebot_id])
  await fixture.stack.owner.query(`update data.angebot set status = 'angenommen' where id = $1`, [angebot_id])
  return { angebot_id, lines: [one, other].map((each) => String(each.body['id'])) }
}

type Row = Record<string, string> & { id: number }
const order = async (angebot_id: string) =>
  (await ask('w_get_auftrag', { angebot_id })).body as { brutto: string; staende: object; rechnungen: Row[] }
const instalment = (angebot_id: string, more: object) => ask('w_add_abschlag', { angebot_id, ...days, ...more })
const final = (angebot_id: string) => ask('w_add_schlussrechnung', { angebot_id, ...days })
const fix = (id: unknown) => ask('a_set_archive_for_rn', { invoice_id: String(id) })
const pay = (id: unknown, betrag: string, more: object = {}) =>
  ask('w_add_zahlung', { rechnung_id: String(id), betrag, datum: testDay, art: 'bar', bestaetigt: true, ...more })
const discounted = (rechnung_id: unknown, angebot_id: string, terms: object) =>
  ask('w_set_rechnung_angaben', { rechnung_id: String(rechnung_id), angebot_id, ...terms })
const link = (rechnung_id: number, offer: string) =>
  ask('w_set_rechnung_angaben', { rechnung_id: String(rechnung_id), befreiung: '', angebot_id: offer })
const refused = (details: string) => ({ status: 409, body: { details } })

describe('an order', () => {
  test('that came without an offer is named by its own words, and goes on like others', async () => {
    const client_id = String(fixture.rows.myClient)
    const wish = { client_id, auftrag: 'Gräben Nord', netto: '1000', ust_satz: '19', betrag: '300', ...days }
    const { body: first } = await ask('w_add_auftrag', wish)
    expect(first['anschreiben']).toBe('gemäß Ihrem Auftrag „Gräben Nord“ berechnen wir Ihnen den folgenden Abschlag:')
    const { body: lines } = await ask('a_get_invoice_positions', { rechnung_id: String(first['id']) })
    expect(lines).toMatchObject([{ bez: '1. Abschlag zum Auftrag „Gräben Nord“', ep: '300' }])
    const { body: data } = await ask('w_get_rechnung_angaben', { rechnung_id: String(first['id']) })
    const angebot_id = String((data as unknown as { angebot_id: number }[])[0]?.angebot_id)
    await fix(first['id'])
    expect((await instalment(angebot_id, { art: 'anteil', wert: '20' })).status).toBe(200)
    expect(await order(angebot_id)).toMatchObject({ auftrag: 'Gräben Nord', netto: '1000.00', brutto: '1190.00' })
    expect(await ask('w_add_auftrag', { ...wish, betrag: '1000.01' })).toMatchObject(refused('instalment_beyond'))
  })

  test('is settled by amount, share and progress, and by a final invoice that deducts what was received', async () => {
    const { angebot_id, lines } = await addOrder()
    const first = await instalment(angebot_id, { art: 'betrag', wert: '200' })
    expect(await instalment(angebot_id, { art: 'anteil', wert: '20' })).toMatchObject(refused('instalment_draft'))
    await fix(first.body['id'])
    await pay(first.body['id'], '238.00')
    const second = await instalment(angebot_id, { art: 'anteil', wert: '20' })
    await fix(second.body['id'])
    await pay(second.body['id'], '100.00')
    const progress = { art: 'stand', staende: { [lines[0] ?? '']: '60', [lines[1] ?? '']: '0' } }
    const third = await instalment(angebot_id, progress)
    await fix(third.body['id'])
    expect((await order(angebot_id)).rechnungen.map(({ netto, offen }) => [netto, offen])).toEqual([
      ['200.00', '0.00'],
      ['200.00', '138.00'],
      ['80.00', '95.20'],
    ])
    expect((await order(angebot_id)).staende).toEqual(progress.staende)
    const answers = await Promise.all([final(angebot_id), final(angebot_id)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ details: 'final_exists' })
    const made = answers.find(({ status }) => status === 200)?.body['id']
    await fix(made)
    const { rechnungen, brutto } = await order(angebot_id)
    expect(brutto).toBe('1190.00')
    expect(rechnungen.map(({ gefordert, offen, zustand }) => [gefordert, offen, zustand])).toEqual([
      ['238.00', '0.00', 'ersetzt'],
      ['100.00', '0.00', 'ersetzt'],
      ['0.00', '0.00', 'ersetzt'],
      ['852.00', '852.00', 'offen'],
    ])
    const archive = (await ask('w_get_rechnung_archiv', { rechnung_id: String(made) })).body
    expect(archive['abschlaege']).toMatchObject([
      { netto: '200.00', ust: '38.00', brutto: '238.00', berechnet: '238.00' },
      { netto: '84.03', ust: '15.97', brutto: '100.00', berechnet: '238.00' },
      { netto: '0.00', brutto: '0.00', berechnet: '95.20' },
    ])
    expect(await pay(second.body['id'], '138.00')).toMatchObject(refused('payment_of_settled'))
    expect(await ask('w_add_storno', { rechnung_id: String(first.body['id']), rn_datum: testDay })).toMatchObject(refused('in_final_invoice')) // prettier-ignore
    expect(await instalment(angebot_id, { art: 'betrag', wert: '1' })).toMatchObject(refused('final_exists'))
    // Cancelled, its instalments claim again what they asked for; what it got goes over to the next one.
    await pay(made, '52.00')
    const storno = await ask('w_add_storno', { rechnung_id: String(made), rn_datum: testDay })
    await fix(storno.body['id'])
    const taken = (await ask('w_get_rechnung_archiv', { rechnung_id: String(storno.body['id']) })).body
    expect(taken['abschlaege']).toMatchObject([{ brutto: '-238.00' }, { ust: '-15.97' }, { berechnet: '-95.20' }])
    expect((await order(angebot_id)).rechnungen[1]).toMatchObject({ offen: '138.00', zustand: 'teilbezahlt' })
    const anew = (await final(angebot_id)).body['id']
    await fix(anew)
    await ask('w_add_umbuchung', { rechnung_id: String(made) })
    expect((await order(angebot_id)).rechnungen.at(-1)).toMatchObject({ bezahlt: '52.00', offen: '800.00' })
  })

  test('is asked about more than was ordered, and pays back what came in beyond it', async () => {
    const { angebot_id } = await addOrder()
    const beyond = { art: 'betrag', wert: '1000.01' }
    expect(await instalment(angebot_id, beyond)).toMatchObject(refused('instalment_beyond'))
    const { body } = await instalment(angebot_id, { ...beyond, bestaetigt: true })
    await fix(body['id'])
    await pay(body['id'], '1200.00')
    const made = (await final(angebot_id)).body['id']
    await fix(made)
    expect((await order(angebot_id)).rechnungen[1]).toMatchObject({ gefordert: '-10.00', ueberzahlt: '10.00', zustand: 'ueberzahlt' }) // prettier-ignore
    expect(await pay(made, '-10.01')).toMatchObject(refused('repaid_too_much'))
    expect((await pay(made, '-10.00')).status).toBe(200)
    expect((await order(angebot_id)).rechnungen[1]).toMatchObject({ ueberzahlt: '0.00', zustand: 'bezahlt' })
  })

  test('is fixed once by two at once, and both are told the same; its offer follows it and its cancellation', async () => {
    const { angebot_id } = await addOrder()
    const status = async () => (await ask('a_get_offer_details', { offer_id: angebot_id })).body as unknown as object[]
    const made = (await final(angebot_id)).body['id']
    expect(await status()).toMatchObject([{ status: 'abgerechnet' }])
    const [one, other] = await Promise.all([fix(made), fix(made)])
    expect(one).toMatchObject({ status: 200, body: { id: made, archiviert_am: expect.any(String) } })
    expect(other).toEqual(one)
    const storno = await ask('w_add_storno', { rechnung_id: String(made), rn_datum: testDay })
    expect(await status()).toMatchObject([{ status: 'abgerechnet' }])
    await fix(storno.body['id'])
    expect(await status()).toMatchObject([{ status: 'angenommen' }])
    await final(angebot_id)
    expect(await status()).toMatchObject([{ status: 'abgerechnet' }])
  })

  test('with Skonto on an instalment and on the rest claims its amount less both', async () => {
    const { angebot_id } = await addOrder()
    const { body } = await instalment(angebot_id, { art: 'betrag', wert: '200' })
    await discounted(body['id'], angebot_id, { skonto_tage: '10', skonto_prozent: '2' })
    await fix(body['id'])
    await pay(body['id'], '233.24', { datum: '2026-11-30' })
    expect((await order(angebot_id)).rechnungen[0]).toMatchObject({ gefordert: '233.24', skonto: '4.76', zustand: 'bezahlt' }) // prettier-ignore
    const made = (await final(angebot_id)).body['id']
    await discounted(made, angebot_id, { skonto_tage: '10', skonto_prozent: '2' })
    await fix(made)
    const archive = (await ask('w_get_rechnung_archiv', { rechnung_id: String(made) })).body
    expect(archive['abschlaege']).toMatchObject([{ netto: '200.00', ust: '38.00', brutto: '238.00', skonto: '4.76' }])
    await pay(made, '932.96')
    expect((await order(angebot_id)).rechnungen).toMatchObject([
      { gefordert: '233.24', skonto: '4.76', zustand: 'ersetzt' },
      { gefordert: '932.96', skonto: '19.04', offen: '0.00', zustand: 'bezahlt' },
    ])
  })

  test.each([
    [{ art: 'scheck' }, 'bad_instalment_way'],
    [{ art: 'anteil', wert: '101' }, 'number_range'],
    [{ art: 'stand', staende: [] }, 'bad_progress'],
    [{ art: 'stand' }, 'instalment_nothing'],
    [{ art: 'betrag', wert: '0' }, 'instalment_nothing'],
  ])('takes no instalment with %j', async (wish, details) => {
    const { angebot_id } = await addOrder()
    expect((await instalment(angebot_id, wish)).body['details']).toBe(details)
    expect((await order(angebot_id)).rechnungen).toEqual([])
  })

  test('is an accepted offer, and no ordinary invoice stands beside its instalments', async () => {
    const { angebot_id } = await addOrder()
    const made = await instalment(angebot_id, { art: 'betrag', wert: '10' })
    expect(await link(fixture.rows.invoice, angebot_id)).toMatchObject(refused('offer_in_instalments'))
    // A draft that leaves its order is an invoice like any other.
    expect(await link(Number(made.body['id']), '')).toMatchObject({ status: 200, body: { teil: '', angebot_id: null } })
    expect((await link(fixture.rows.invoice, angebot_id)).status).toBe(200)
    expect(await final(angebot_id)).toMatchObject(refused('offer_invoiced'))
    expect(await final(String(fixture.rows.offer))).toMatchObject(refused('not_accepted'))
  })
})

const rate = fc.constantFrom('19', '16', '7')
const terms = fc.constantFrom(
  noDiscount,
  { skonto_tage: 10, skonto_prozent: '2' },
  { skonto_tage: 30, skonto_prozent: '12.5' },
)
const datum = fc.constantFrom(testDay, '2026-11-30', '2026-12-01', '2027-01-31')
// Among them whole and reduced amounts.
const amount = fc.constantFrom(
  '50.00',
  '119.00',
  '116.62',
  '104.86',
  '107.00',
  '333.33',
  '1200.00',
  '1166.20',
  '1047.20',
)
const at = fc.nat(5)
const steps: fc.Arbitrary<OrderStep> = fc.oneof(
  fc.record({ kind: fc.constant('instalment' as const), net: fc.constantFrom('100.00', '333.33', '600.00'), rate, terms, confirmed: fc.boolean() }), // prettier-ignore
  fc.record({ kind: fc.constant('final' as const), rate, terms }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('fix' as const), at }) },
  fc.record({ kind: fc.constantFrom('cancel' as const), at }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), at, amount: fc.oneof({ weight: 3, arbitrary: amount }, amount.map(negatedAmount)), datum }) }, // prettier-ignore
)

/** Does a step at the service. @returns whether it was accepted */
async function doStep(angebot_id: string, ids: readonly number[], step: OrderStep): Promise<boolean> {
  if (step.kind === 'instalment' || step.kind === 'final') {
    const { status, body } =
      step.kind === 'final'
        ? await final(angebot_id)
        : await instalment(angebot_id, { art: 'betrag', wert: step.net, bestaetigt: step.confirmed })
    if (status !== 200) return false
    const { id, bearbeiter, anrede, anschreiben, zuerl, rn_datum, le_date } = body
    const words = { bearbeiter, anrede, anschreiben, zuerl, rn_datum, le_date }
    await ask('a_update_invoice_details', { id: String(id), ...words, ust_satz: step.rate })
    await discounted(id, angebot_id, step.terms)
    return true
  }
  const id = ids[step.at]
  if (id === undefined) return false
  if (step.kind === 'fix') return (await fix(id)).status === 200
  if (step.kind === 'cancel')
    return (await ask('w_add_storno', { rechnung_id: String(id), rn_datum: testDay })).status === 200
  return (await pay(id, step.amount, { datum: step.datum })).status === 200
}

test('the service settles an order like the model, whatever is done in any order', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 24 }), async (played) => {
      const { angebot_id } = await addOrder()
      let model: OrderModel = { net: '1000.00', invoices: [] }
      for (const step of played) {
        // oxlint-disable-next-line no-await-in-loop
        const ids = (await order(angebot_id)).rechnungen.map(({ id }) => id)
        const next = afterOrderStep(model, step)
        // oxlint-disable-next-line no-await-in-loop
        expect([step, await doStep(angebot_id, ids, step)]).toEqual([step, next !== undefined])
        model = next ?? model
        // oxlint-disable-next-line no-await-in-loop
        expect((await order(angebot_id)).rechnungen).toMatchObject(modelStandings(model))
      }
    }),
    { numRuns: isLong ? 500 : 4, seed: 61 },
  )
})
