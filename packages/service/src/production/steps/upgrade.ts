import { deepEqual, equal, ok } from 'node:assert/strict'
import { getArchivedInvoice } from '@waldkerf/domain/calls/office/invoiceData'
import { readAnswer } from '@waldkerf/domain/calls/readAnswer'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { call, client } from '../native/client.ts'
import type { Kit } from '../native/kit.ts'
import { installRelease, states } from '@waldkerf/service/testing/release/release'
import type { Walk } from '../walk.ts'
import { asBefore, type Query, type Tables, tables } from './keptRows.ts'
import { people, tokens } from './people.ts'
import { today } from './work.ts'

type Row = Record<string, unknown>

/** The documented upgrade from the release before, with an office's data in the database. */
export async function upgrade(walk: Walk, kit: Kit): Promise<void> {
  const before = await walk.step('a database of release 0.1.0, with data', () => oldDatabase(kit))
  await walk.step('docker compose up --detach, from release 0.1.0', () => kit.does('docker compose up --detach'))
  await walk.step('every row of before is there, as it was', async () =>
    deepEqual(asBefore(before, await tables(rowsAsOwner(kit))), before),
  )
  await walk.step('clients and documents have their country and their tax case', () => taxCases(kit))
  await walk.step('what is counted and kept beside them fits', () => overviews(kit))
  await walk.step(
    'archived invoices are shown as they were, copied and cancelled; people and sightings are changed',
    () => workGoesOn(kit),
  )
}

async function oldDatabase(kit: Kit): Promise<Tables> {
  for (const line of ['docker compose down', 'docker volume rm waldkerf_database']) await kit.does(line)
  await kit.does('docker compose up --detach --wait postgres')
  await kit.asOwner(installRelease)
  return tables(rowsAsOwner(kit))
}

const rowsAsOwner =
  (kit: Kit): Query =>
  (sql) =>
    kit.rows(sql)

async function taxCases(kit: Kit): Promise<void> {
  const countries = await kit.rows<{ land: string }>('select land from data.kunde order by client_id')
  deepEqual(
    countries.map(({ land }) => land),
    states.map(([, country]) => country),
  )
  for (const table of ['rechnung', 'angebot']) {
    const cases = await kit.rows(`select distinct ust_satz::int as rate, steuerfall from data.${table} order by 1`)
    deepEqual(cases, [
      { rate: 0, steuerfall: 'E' },
      { rate: 7, steuerfall: 'S' },
      { rate: 19, steuerfall: 'S' },
    ])
  }
}

/** The dashboard's and the map's numbers are kept by triggers. */
async function overviews(kit: Kit): Promise<void> {
  const [sums] = await kit.rows<Row>(`select
    (select sum(anzahl)::int from data.kaefer_saison) as season,
    (select sum(anzahl)::int from data.kaefer_count) as counted,
    (select count(*)::int from data.kaefer where status = 'published') as published,
    (select sum(anzahl)::int from data.kaefer_raster where zoom = 8 and art = 0 and woche = '-infinity') as cells,
    (select count(*)::int from data.kaefer where lat is not null) as placed`)
  deepEqual(
    [sums?.['season'], sums?.['counted'], sums?.['cells']],
    [sums?.['published'], sums?.['published'], sums?.['placed']],
  )
}

/** Throws where the application could not show it. */
function asTheAppReads(body: unknown): ArchivedInvoice {
  const read = readAnswer(getArchivedInvoice, body)
  ok(read, 'the archived invoice fits the contract')
  return read.answer as ArchivedInvoice
}

interface Made {
  id: number
  archiviert_am: string | null
  ust_satz: string
}

/** The new release works with old rows: it shows, copies, cancels and changes them. */
async function workGoesOn(kit: Kit): Promise<void> {
  const ask = client(kit.machine)
  // Keycloak's accounts went with the database of before; the rows of 0.1.0 are found by e-mail.
  for (const email of Object.values(people)) await kit.realm.addAccount(email)
  const { ogf_admin: admin, ogf_expert: expert } = await tokens(kit)
  const archived = (await call<Made[]>(ask, admin, 'a_get_invoices')).filter(
    (invoice) => invoice.archiviert_am !== null,
  )
  equal(archived.length, 3 * states.length)
  for (const { id, ust_satz } of archived) {
    const shown = asTheAppReads(await call(ask, admin, 'w_get_rechnung_archiv', { rechnung_id: String(id) }))
    equal(shown.kunde.land, new Map(states).get(shown.kunde.bundesland))
    deepEqual([shown.positionen.length, Number(shown.rechnung.ust_satz)], [3, Number(ust_satz)])
  }
  const [newest] = archived
  const asked = { rechnung_id: String(newest?.id), rn_datum: today() }
  await call(ask, admin, 'w_add_rechnung_kopie', { ...asked, le_date: today() })
  await call(ask, admin, 'w_add_storno', asked)
  const [person] = await call<{ user_id: number }[]>(ask, admin, 'a_get_user_data', { email: people.ogf_expert })
  const role = { user_id: String(person?.user_id), username: people.ogf_expert, status: 'ogf_expert' }
  await call(ask, admin, 'a_change_app_status', role)
  const review = { id: '1', status: 'published', published_from: '', letzter_bearbeiter: '' }
  await call(ask, expert, 'a_update_kaefer', review)
}
