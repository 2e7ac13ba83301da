import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { invoiceRows } from '@waldkerf/domain/documents/documentRows'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { DocumentSums } from '@waldkerf/domain/entities/office/documentSums'
import type { OfficeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import { usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { forecastParts } from '@waldkerf/domain/forecast/forecastParts'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { openInvoices } from '@waldkerf/domain/office/payments/openInvoices'
import {
  afterStep,
  modelStanding,
  type MoneyModel,
  type MoneyStep,
} from '@waldkerf/domain/office/payments/moneyModel.testing'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDay } from '../../testing/content.ts'
import { makeFixture } from '../fixtures/fixture.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)

/** Whole runs of 10,000 sequences take their time. */
const sequences = isLong ? 10_000 : 8

const ask = (name: string, body: object = {}) => fixture.stack.call(admin, name, body)
const archive = (id: number) => ask('a_set_archive_for_rn', { invoice_id: String(id) })

const read = async <T>(name: string) => (await ask(name)).body as T

/** A fixed invoice of 119.00 of that day; the order of days is none of this test's rules. */
async function addInvoice(day: string): Promise<number> {
  const { owner } = fixture.stack
  await owner.query('set session_replication_role = replica')
  const { rows } = await owner.query<{ id: string }>(
    `with number as (
      update data.nummernkreis set letzte = letzte + 1 where art = 'RE' and jahr = 2026 returning letzte
    ), made as (
      insert into data.rechnung (jahr, lfd, client_id, datum, le_date, ust_satz)
        select 2026, letzte, $1, $2, $2, 19 from number
        returning id
    )
    insert into data.position (rechnung_id, lfd_nr, anzahl, bez, ep)
      select id, 1, 1, 'Vermessung', 100 from made
      returning rechnung_id as id`,
    [fixture.rows.myClient, day],
  )
  await owner.query('set session_replication_role = origin')
  const id = Number(rows[0]?.id)
  await owner.query('update data.rechnung set archiviert_am = app.now() where id = $1', [id])
  return id
}

/** Does a step at the service. @returns whether it was taken */
async function doStep(id: number, step: MoneyStep): Promise<boolean> {
  const of = { rechnung_id: String(id) }
  if (step.kind === 'pay') {
    const { amount: betrag, day: datum, confirmed: bestaetigt } = step
    return isTaken(await ask('w_add_zahlung', { ...of, betrag, datum, art: 'bar', bestaetigt }))
  }
  if (step.kind === 'transfer') return isTaken(await ask('w_add_umbuchung', of))
  if (step.kind === 'cancel') return isTaken(await ask('w_add_storno', { ...of, rn_datum: testDay }))
  const copy = await ask('w_add_rechnung_kopie', { ...of, rn_datum: testDay, le_date: testDay })
  return isTaken(await archive((copy.body as { id: number }).id))
}

/** Taken or refused in words; anything else is a fault. */
function isTaken({ status, body }: { status: number; body: unknown }): boolean {
  if (status !== 200 && status !== 409) throw new Error(JSON.stringify(body))
  return status === 200
}

const standing = async (id: number) =>
  ((await ask('w_get_rechnung_stand', { rechnung_id: String(id) })).body as Record<string, string>[])[0]

/** The model after both steps in this order, and which of them were taken. */
function inOrder(model: MoneyModel, first: MoneyStep, second: MoneyStep) {
  const one = afterStep(model, first)
  const other = afterStep(one ?? model, second)
  return { model: other ?? one ?? model, taken: [one !== undefined, other !== undefined] }
}

const day = fc.constantFrom(-40, -20, 0, 1).map((days) => dayAfter(testDay, days))
const amount = fc.constantFrom('-119.00', '-60.00', '-0.01', '0.01', '59.50', '60.00', '119.00', '1190.01')
const payment = fc.record({ kind: fc.constant('pay' as const), amount, day, confirmed: fc.boolean() })
const change = fc.record({ kind: fc.constantFrom('cancel' as const, 'transfer' as const) })
const rival = fc.oneof({ weight: 4, arbitrary: payment }, { weight: 2, arbitrary: change })
/** Two rivals at once, or one who writes the invoice anew. */
const round = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(rival, rival) },
  { weight: 1, arbitrary: fc.constant([{ kind: 'replace' as const }] as const) },
)

test('two rivals leave of an invoice what one of their orders leaves in domain', { timeout: 3_600_000 }, async () => {
  const days = fc.constantFrom(-30, -10)
  const played = fc.assert(
    fc.asyncProperty(days, fc.array(round, { minLength: 1, maxLength: 6 }), async (age, rounds) => {
      const own = dayAfter(testDay, age)
      const id = await addInvoice(own)
      const fresh = await standing(id)
      let model: MoneyModel = {
        gross: '119.00',
        due: fresh?.['faellig'] ?? '',
        day: own,
        today: testDay,
        paid: '0.00',
        isCancelled: false,
        successorPaid: undefined,
      }
      for (const [first, second] of rounds) {
        // oxlint-disable-next-line no-await-in-loop
        model = await play(id, model, first, second)
      }
    }),
    { numRuns: sequences, seed: 51 },
  )
  await expect(played).resolves.toBeUndefined()
})

test(
  'the dashboard names the overdue money of the list, and the forecast is made of the same claims, to the cent',
  { timeout: 600_000 },
  async () => {
    const { owner } = fixture.stack
    const claim = fc.record({ age: fc.integer({ min: 16, max: 300 }), cents: fc.integer({ min: 1, max: 11_900 }) })
    const agrees = fc.asyncProperty(fc.array(claim, { minLength: 1, maxLength: 3 }), async (claims) => {
      for (const { age, cents } of claims) {
        // oxlint-disable-next-line no-await-in-loop
        const id = await addInvoice(dayAfter(testDay, -age))
        // oxlint-disable-next-line no-await-in-loop
        await doStep(id, { kind: 'pay', amount: (cents / 100).toFixed(2), day: testDay, confirmed: true })
      }
      const tasks = await read<OfficeTasks>('w_get_aufgaben')
      const standings = await read<InvoiceStanding[]>('w_get_rechnung_stand')
      const sums = await read<DocumentSums[]>('w_get_rechnung_summen')
      const invoices = invoiceRows(await read<Invoice[]>('a_get_invoices'), { clients: [], sums, standings })
      const { overdueCount, overdueAmount } = openInvoices(standings)
      expect([tasks.ueberfaellig, tasks.ueberfaellig_betrag]).toEqual([overdueCount, overdueAmount])
      const sources = { entries: [], offers: [], invoices, term: 14, today: testDay }
      const late = forecastParts(sources, usualAssumptions).filter(({ age }) => age !== undefined)
      const { rows } = await owner.query<{ count: number; net: string }>(
        `select count(*)::integer as count,
         round(sum(round(d.netto::numeric * s.offen::numeric / s.brutto::numeric, 2)), 2)::text as net
       from app.payment_standing s join app.invoice_sums d on d.id = s.rechnung_id where s.stand = 'ueberfaellig'`,
      )
      const net = sumAmounts(late.map(({ whole }) => whole))
      expect([late.length, late.length, net]).toEqual([tasks.ueberfaellig, rows[0]?.count, rows[0]?.net])
    })
    await expect(fc.assert(agrees, { numRuns: isLong ? 500 : 3, seed: 53 })).resolves.toBeUndefined()
  },
)

const isLike = (found: Record<string, string> | undefined, model: MoneyModel) =>
  Object.entries(modelStanding(model)).every(([name, value]) => found?.[name] === value)

/** Plays a round at the service. @returns the model that agrees with it @throws Error where none does */
async function play(id: number, model: MoneyModel, first: MoneyStep, second?: MoneyStep): Promise<MoneyModel> {
  if (second === undefined) return playAlone(id, model, first)
  const taken = await Promise.all([doStep(id, first), doStep(id, second)])
  const found = await standing(id)
  const back = inOrder(model, second, first)
  const orders = [inOrder(model, first, second), { ...back, taken: back.taken.toReversed() }]
  const matching = orders.find(
    (order) => isLike(found, order.model) && order.taken.every((each, index) => each === taken[index]),
  )
  if (!matching) throw new Error(JSON.stringify({ model, first, second, taken, found, orders }))
  return matching.model
}

/** A cancelled invoice alone is written anew; any other copy stands for nothing. */
async function playAlone(id: number, model: MoneyModel, step: MoneyStep): Promise<MoneyModel> {
  const next = afterStep(model, step)
  if (!next) return model
  const isDone = await doStep(id, step)
  const found = await standing(id)
  if (!isDone || !isLike(found, next)) throw new Error(JSON.stringify({ next, found }))
  return next
}
