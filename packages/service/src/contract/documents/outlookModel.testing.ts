import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import {
  type DocumentRow,
  invoiceRows,
  offerRows,
  sumOfRows,
  unbilledSum,
} from '@waldkerf/domain/documents/documentRows'
import { offerValidity } from '@waldkerf/domain/documents/offerValidity'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { type Offer, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { DocumentSums } from '@waldkerf/domain/entities/documents/documents'
import type { OfficeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import { daysToPay, usualAssumptions } from '@waldkerf/domain/forecast/assumptions'
import { outlook } from '@waldkerf/domain/forecast/outlook'
import { openInvoices } from '@waldkerf/domain/office/payments/openInvoices'
import {
  type ClientReceivables,
  receivableAge,
  receivablesByClient,
} from '@waldkerf/domain/office/payments/receivables'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import type { Fixture } from '../fixtures/fixture.ts'
import { addInvoices } from './moneyModel.testing.ts'

interface Office {
  fixture: Fixture
  read: <T>(call: string) => Promise<T>
  pay: (columns: object) => Promise<unknown>
}

const cents = fc.integer({ min: 1, max: 11_900 })
const money = fc.record({
  claims: fc.array(fc.record({ age: fc.integer({ min: -5, max: 300 }), paid: cents }), { minLength: 1, maxLength: 4 }),
  /** Invoices that are not sent yet, by the days since their date. */
  drafts: fc.array(fc.integer({ min: -40, max: 60 }), { maxLength: 2 }),
  /** Around the day on which an offer of ninety days lapses, and far from it. */
  offers: fc.array(
    fc.record({
      age: fc.oneof(fc.integer({ min: 88, max: 93 }), fc.integer({ min: 0, max: 300 })),
      cents,
      status: fc.constantFrom(...offerStatuses),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  entries: fc.array(
    fc.record({ ahead: fc.integer({ min: -20, max: 200 }), cents, kind: fc.constantFrom('einnahme', 'ausgabe', 'Förderung', '') }), // prettier-ignore
    { minLength: 1, maxLength: 4 },
  ),
})
type Money = typeof money extends fc.Arbitrary<infer One> ? One : never

/** Stores the generated rows. */
async function store({ fixture, pay }: Office, { claims, drafts, offers, entries }: Money): Promise<void> {
  const { stack, rows } = fixture
  const ids = await addInvoices(
    fixture,
    claims.map(({ age }) => dayAfter(testDay, -age)),
  )
  for (const [at, { paid }] of claims.entries()) {
    const payment = { rechnung_id: String(ids[at]), betrag: (paid / 100).toFixed(2), bestaetigt: true }
    // oxlint-disable-next-line no-await-in-loop
    await pay(payment)
  }
  const unsent = await addInvoices(
    fixture,
    drafts.map((age) => dayAfter(testDay, -age)),
  )
  const { owner } = stack
  await owner.query('set session_replication_role = replica')
  await owner.query('update data.rechnung set archiviert_am = null where id = any ($1)', [unsent])
  await owner.query(
    `with made as (
      insert into data.angebot (jahr, lfd, client_id, datum, ust_satz, status)
        select extract(year from $2::date - o.age), (select coalesce(max(lfd), 0) from data.angebot) + o.at, $1,
          $2::date - o.age, 19, o.status
          from rows from (jsonb_to_recordset($3) as (age integer, cents integer, status text)) with ordinality
            o (age, cents, status, at)
        returning id, lfd
    )
    insert into data.position (angebot_id, lfd_nr, anzahl, bez, ep)
      select m.id, 1, 1, 'Vermessung', o.cents * 0.01
        from (select id, row_number() over (order by lfd) as at from made) m
        join rows from (jsonb_to_recordset($3) as (age integer, cents integer, status text)) with ordinality
          o (age, cents, status, at) on o.at = m.at`,
    [rows.myClient, testDay, JSON.stringify(offers)],
  )
  await owner.query(
    `insert into data.prognose (datum, betrag, art, client_id)
      select $2::date + e.ahead, e.cents * 0.01, e.kind, $1
        from jsonb_to_recordset($3) as e (ahead integer, cents integer, kind text)`,
    [rows.myClient, testDay, JSON.stringify(entries)],
  )
  await owner.query('set session_replication_role = origin')
}

/** The answers that the pages compute from. */
async function readSources({ read }: Office) {
  const standings = await read<InvoiceStanding[]>('w_get_rechnung_stand')
  const sums = await read<DocumentSums[]>('w_get_rechnung_summen')
  const offerSums = await read<DocumentSums[]>('w_get_angebot_summen')
  return {
    standings,
    tasks: await read<OfficeTasks>('w_get_aufgaben'),
    entries: await read<ForecastEntry[]>('a_get_prognose'),
    invoices: invoiceRows(await read<Invoice[]>('a_get_invoices'), { clients: [], sums, standings }),
    offers: offerRows(await read<Offer[]>('a_get_offers'), { clients: [], sums: offerSums }),
  }
}

const isReceivable = ({ standing }: DocumentRow) => receivableAge(standing, testDay) !== undefined
const agesOfClient = ({ clientId, ages }: ClientReceivables) =>
  Object.entries(ages).flatMap(([age, sum]) => (sum === '0.00' ? [] : `${clientId} ${age} ${sum}`))

const byDay = (rows: readonly DocumentRow[]) => rows.map(({ day }) => day).toSorted()

/** Open claims of each client by age, by SQL alone. */
async function claimsByAge({ fixture }: Office): Promise<string[]> {
  const { rows } = await fixture.stack.owner.query<{ line: string }>(
    `select concat_ws(' ', r.client_id, a.age, round(sum(s.offen::numeric - s.ueberzahlt::numeric), 2)) as line
    from app.payment_standing s join data.rechnung r on r.id = s.rechnung_id
      cross join lateral (select case
        when s.ueberzahlt::numeric > 0 then 'guthaben' when s.faellig >= $1 then 'nicht_faellig'
        when s.faellig >= $1::date - 30 then 'bis_30' when s.faellig >= $1::date - 60 then 'bis_60'
        when s.faellig >= $1::date - 90 then 'bis_90' when s.faellig >= $1::date - 365 then 'bis_365' else 'ueber_365' end as age) a
    where s.offen::numeric > 0 or s.ueberzahlt::numeric > 0 group by r.client_id, a.age`,
    [testDay],
  )
  return rows.map(({ line }) => line).toSorted()
}

/**
 * The forecast of twelve months by SQL alone, from today on: entries as stored; offers weighted by status, lapsed ones only if
 * accepted and then by how late their invoice is; drafts of invoices as if sent today; open invoices, overdue ones weighted by age and by the share that the client has paid so far.
 */
async function monthsBySql({ fixture }: Office): Promise<string[]> {
  const { likelihood, overdue, drafts, validity } = usualAssumptions
  const { rows } = await fixture.stack.owner.query<{ line: string }>(
    `with given as (select $1::date as today, $2::jsonb as likely, $3::jsonb as overdue, $4::jsonb as days),
    claim as (
      select s.*, r.client_id, r.datum as day, d.netto::numeric as net, s.brutto::numeric as gross, s.offen::numeric as open
        from app.payment_standing s join data.rechnung r on r.id = s.rechnung_id join app.invoice_sums d on d.id = r.id
    ), history as (
      select client_id, least(100, greatest(0, 100 - round(round(sum(open) * 100 / sum(gross), 2)))) as share
        from claim, given
        where faellig < today and zustand in ('bezahlt', 'ueberzahlt', 'teilbezahlt', 'ueberfaellig')
        group by client_id having count(*) >= 3 and sum(gross) > 0
    ), aged as (
      select c.*, coalesce(h.share, 100) as share, zustand = 'ueberfaellig' as is_late, zustand = 'entwurf' and net > 0 as is_unsent,
          case when faellig >= today - 30 then 'bis30' when faellig >= today - 60 then 'bis60'
            when faellig >= today - 90 then 'bis90' else 'aelter' end as age,
          case when zustand = 'entwurf' then net when gross = 0 then 0
            else round(net * (open - ueberzahlt::numeric) / gross, 2) end as whole
        from given, claim c left join history h using (client_id)
    ), part as (
      select 'entry' as source, datum as day, case when art = 'ausgabe' then -betrag else betrag end as amount
        from data.prognose
      union all
      select 'offer', greatest(a.datum + 60, today + coalesce((days->>late)::integer, 0)) + 14,
          round(greatest(d.netto::numeric - d.abgerufen::numeric, 0) * round((likely->>a.status)::numeric * coalesce((overdue->>late)::numeric, 100) / 100) / 100, 2)
        from given, data.angebot a join app.offer_sums d on d.id = a.id cross join lateral (select
          case when a.status <> 'angenommen' or d.abgerufen::numeric > 0 or a.datum + 60 >= today then null when a.datum + 60 >= today - 30 then 'bis30'
            when a.datum + 60 >= today - 60 then 'bis60' when a.datum + 60 >= today - 90 then 'bis90' else 'aelter' end as late) l
        where likely ? a.status and (a.status = 'angenommen' or a.datum + ${validity} >= today)
      union all
      select case when is_unsent then 'offer' else 'invoice' end,
        case when is_unsent then greatest(day, today) + 14
          when is_late then greatest(faellig, today + (days->>age)::integer) else greatest(faellig, today) end,
        case when is_unsent then round(whole * ${drafts} / 100, 2) when is_late then round(whole * round((overdue->>age)::numeric * share / 100) / 100, 2) else whole end
        from given, aged
    )
    select concat_ws(' ', to_char(day, 'YYYY-MM'), source, round(sum(amount), 2)) as line from part, given
      where day >= today and day < date_trunc('month', today) + interval '12 months'
      group by to_char(day, 'YYYY-MM'), source having sum(amount) <> 0`,
    [testDay, JSON.stringify(likelihood), JSON.stringify(overdue), JSON.stringify(daysToPay)],
  )
  return rows.map(({ line }) => line).toSorted()
}

/** Dashboard, receivables and forecast must agree with SQL to the cent, for random claims, offers and entries. */
export async function compareOutlook(office: Office, numRuns: number): Promise<void> {
  const agrees = fc.asyncProperty(money, async (made) => {
    await store(office, made)
    const { tasks, standings, ...sources } = await readSources(office)
    const { overdueCount, overdueAmount } = openInvoices(standings)
    const accepted = sources.offers.filter(({ status }) => status === 'angenommen')
    const drafts = sources.invoices.filter(({ status }) => status === 'open')
    expect([tasks.angenommen, tasks.entwuerfe]).toEqual([accepted.length, drafts.length])
    expect([tasks.angenommen_betrag, tasks.entwuerfe_betrag]).toEqual([unbilledSum(accepted), sumOfRows(drafts)?.gross])
    expect([tasks.ueberfaellig, tasks.ueberfaellig_betrag]).toEqual([overdueCount, overdueAmount])
    const waiting = sources.offers.filter(({ status }) => status === 'versendet')
    const count = (wanted: string) =>
      waiting.filter(({ day }) => offerValidity({ an_datum: day }, testDay) === wanted).length
    expect([tasks.ablaufend, tasks.abgelaufen]).toEqual([count('ending'), count('lapsed')])
    // The next one to end, else the last one that ended.
    const ending = waiting.filter(({ day }) => offerValidity({ an_datum: day }, testDay) === 'ending')
    const lapsed = waiting.filter(({ day }) => offerValidity({ an_datum: day }, testDay) === 'lapsed')
    const asked = waiting.find(({ id }) => id === tasks.angebot?.id)
    expect([asked?.day, asked?.nummer]).toEqual([byDay(ending)[0] ?? byDay(lapsed).at(-1), tasks.angebot?.nummer])
    const clients = receivablesByClient(sources.invoices.filter(isReceivable), testDay)
    expect(clients.flatMap(agesOfClient).toSorted()).toEqual(await claimsByAge(office))
    const { months } = outlook({ ...sources, term: 14, today: testDay }, usualAssumptions, 0, 12)
    const said = months.flatMap(({ month, entries, invoices, offers }) =>
      Object.entries({ entry: sumAmounts(Object.values(entries)), invoice: invoices, offer: offers }).flatMap(
        ([source, sum]) => (sum === '0.00' ? [] : `${month} ${source} ${sum}`),
      ),
    )
    expect(said.toSorted()).toEqual(await monthsBySql(office))
  })
  await fc.assert(agrees, { numRuns, seed: 53 })
}
