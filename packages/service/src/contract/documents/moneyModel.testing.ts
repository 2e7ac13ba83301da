import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import {
  afterStep,
  modelStanding,
  type MoneyModel,
  type MoneyStep,
} from '@waldkerf/domain/office/payments/moneyModel.testing'
import * as fc from 'fast-check'
import { Client, DatabaseError } from 'pg'
import { testDay } from '@waldkerf/service/testing/content'
import type { Fixture } from '../fixtures/fixture.ts'

/** The number of invoices that are tested in parallel, each by two connections. */
const together = 2

interface Asked {
  /** A connection that asks like the data service does for an administrator. */
  client: Client
}

/** Two connections that write to one invoice at the same time. */
type Rivals = readonly [Asked, Asked]

interface Standing {
  faellig: string
  bezahlt: string
  [column: string]: unknown
}

/** Two connections for each of the parallel invoices. */
async function connectRivals({ stack }: Fixture, email: string): Promise<Rivals[]> {
  const connect = async (): Promise<Asked> => {
    const client = new Client(stack.databaseUrl)
    await client.connect()
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify({ email })])
    await client.query('set role ogf_admin')
    return { client }
  }
  return Promise.all(Array.from({ length: together }, async () => [await connect(), await connect()] as const))
}

/** The procedure's answer; undefined if it is refused with 409. */
async function ask<Row>({ client }: Asked, call: string, values: unknown[]): Promise<Row | undefined> {
  try {
    const { rows } = await client.query<{ row: Row }>(`select to_jsonb(a) as row from api.${call} a`, values)
    return rows[0]?.row
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'PT409') return undefined
    throw error
  }
}

/** Adds a fixed invoice of 119.00 for each day. Triggers are off, so that the days may come in any order. */
export async function addInvoices(
  { stack: { owner }, rows: { myClient } }: Fixture,
  days: string[],
): Promise<number[]> {
  await owner.query('set session_replication_role = replica')
  const { rows } = await owner.query<{ id: string }>(
    `with number as (
      update data.nummernkreis set letzte = letzte + $3 where art = 'RE' and jahr = 2026 returning letzte
    ), made as (
      insert into data.rechnung (jahr, lfd, client_id, datum, le_date, ust_satz)
        select 2026, letzte - $3 + d.at, $1, d.day, d.day, 19
          from number, unnest($2::date[]) with ordinality d (day, at) order by d.at
        returning id, lfd
    ), line as (
      insert into data.position (rechnung_id, lfd_nr, anzahl, bez, ep) select id, 1, 1, 'Vermessung', 100 from made
    )
    select id from made order by lfd`,
    [myClient, days, days.length],
  )
  await owner.query('set session_replication_role = origin')
  const ids = rows.map(({ id }) => Number(id))
  await owner.query('update data.rechnung set archiviert_am = app.now() where id = any ($1)', [ids])
  return ids
}

/** Does a step at the service. @returns the created row; undefined if it was refused */
async function doStep(by: Asked, id: number, step: MoneyStep): Promise<{ id: number } | undefined> {
  if (step.kind === 'pay') {
    const values = [id, step.amount, step.day, step.confirmed]
    return ask(by, `w_add_zahlung($1::text, $2, $3, 'bar', bestaetigt => $4::text)`, values)
  }
  if (step.kind === 'transfer') return ask(by, 'w_add_umbuchung($1::text)', [id])
  if (step.kind === 'cancel') return ask(by, 'w_add_storno($1::text, $2)', [id, testDay])
  const copy = await ask<{ id: number }>(by, 'w_add_rechnung_kopie($1::text, $2, $2)', [id, testDay])
  return copy && ask(by, 'a_set_archive_for_rn($1::text)', [copy.id])
}

const standing = (by: Asked, id: number) => ask<Standing>(by, 'w_get_rechnung_stand($1::text)', [id])

/** The model after both steps in this order, and which of them it accepted. */
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
/** Two steps at the same time, or one that replaces the invoice. */
const round = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(rival, rival) },
  { weight: 1, arbitrary: fc.constant([{ kind: 'replace' as const }] as const) },
)
/** The life of an invoice: its age in days, and the rounds of steps. */
const life = fc.record({ age: fc.constantFrom(-30, -10), rounds: fc.array(round, { minLength: 1, maxLength: 6 }) })
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never

/**
 * Plays the lives of so many invoices; two connections write to each at the same time.
 * @throws Error at the first result that the domain's model has in neither order of the two steps
 */
export async function playMoney(fixture: Fixture, email: string, sequences: number): Promise<void> {
  const rivals = await connectRivals(fixture, email)
  const lives = fc.array(life, { minLength: together, maxLength: together })
  try {
    await fc.assert(
      fc.asyncProperty(lives, async (played) => {
        const days = played.map(({ age }) => dayAfter(testDay, age))
        const ids = await addInvoices(fixture, days)
        await Promise.all(rivals.map((by, at) => playLife(by, ids[at] ?? 0, days[at] ?? '', played[at]?.rounds ?? [])))
      }),
      { numRuns: Math.ceil(sequences / together), seed: 51 },
    )
  } finally {
    await Promise.all(rivals.flat().map(({ client }) => client.end()))
  }
}

async function playLife(by: Rivals, id: number, own: string, rounds: Life['rounds']): Promise<void> {
  const fresh = await standing(by[0], id)
  let state: Played = {
    model: {
      gross: '119.00',
      due: fresh?.faellig ?? '',
      day: own,
      today: testDay,
      paid: '0.00',
      isCancelled: false,
      successorPaid: undefined,
    },
    successor: undefined,
  }
  for (const [first, second] of rounds) {
    // oxlint-disable-next-line no-await-in-loop
    state = second ? await playRivals(by, id, state, [first, second]) : await playAlone(by[0], id, state, first)
  }
  const { model, successor } = state
  const found = successor === undefined ? undefined : await standing(by[0], successor)
  if (found?.bezahlt !== model.successorPaid) throw new Error(JSON.stringify({ model, found }))
}

interface Played {
  model: MoneyModel
  /** The id of the invoice that replaces it. */
  successor: number | undefined
}

const isLike = (found: Standing | undefined, model: MoneyModel) =>
  Object.entries(modelStanding(model)).every(([name, value]) => found?.[name] === value)

/** Plays a round at the service. @returns the model that agrees with it @throws Error if none does */
async function playRivals(by: Rivals, id: number, state: Played, steps: [MoneyStep, MoneyStep]): Promise<Played> {
  const [first, second] = steps
  const done = await Promise.all([doStep(by[0], id, first), doStep(by[1], id, second)])
  const taken = done.map((each) => each !== undefined)
  const found = await standing(by[0], id)
  const back = inOrder(state.model, second, first)
  const orders = [inOrder(state.model, first, second), { ...back, taken: back.taken.toReversed() }]
  const matching = orders.find(
    (order) => isLike(found, order.model) && order.taken.every((each, index) => each === taken[index]),
  )
  if (!matching) throw new Error(JSON.stringify({ state, steps, taken, found, orders }))
  return { ...state, model: matching.model }
}

/** Only the copy of a cancelled invoice replaces it; the model refuses the step for others. */
async function playAlone(by: Asked, id: number, state: Played, step: MoneyStep): Promise<Played> {
  const model = afterStep(state.model, step)
  if (!model) return state
  const made = await doStep(by, id, step)
  const found = await standing(by, id)
  if (!made || !isLike(found, model)) throw new Error(JSON.stringify({ model, found }))
  return { model, successor: made.id }
}
