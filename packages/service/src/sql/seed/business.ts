import type { World } from '@waldkerf/mocks/seed/world'
import type { Client } from 'pg'
import { insertRows, setSequence, withoutTriggers } from './rows.ts'

/** Clients with their people, maps and survey. People are there already. */
export async function insertClients(client: Client, world: World): Promise<void> {
  await insertRows(client, 'data.kunde', world.clients)
  await insertRows(client, 'data.kunde_benutzer', world.clientLinks)
  await insertRows(client, 'data.empfaenger', world.recipients)
  await insertRows(client, 'data.kunde_notiz', world.notes)
  const maps = world.maps.map((map) => ({ ...map, angelegt_am: world.mapTimes[map.id] }))
  await insertRows(client, 'data.karte', maps)
  await insertRows(client, 'data.mappoint', world.controlPoints)
  await insertRows(client, 'data.einmessung', world.surveyObjects)
  await setSequence(client, 'data.kunde', 'client_id')
  for (const table of ['empfaenger', 'kunde_notiz', 'karte']) await setSequence(client, `data.${table}`)
  await setSequence(client, 'data.einmessung')
}

/** The number's parts and the date, as the tables have them. */
function stored<Row extends { nummer: string }>({ nummer, ...row }: Row, date: string) {
  const [, jahr, lfd] = nummer.split('-').map(Number)
  return { ...row, jahr, lfd, datum: date }
}

/** Offers and invoices with their numbers, line items, archive, and what an office writes them with. */
export async function insertDocuments(client: Client, world: World): Promise<void> {
  await insertRows(client, 'data.kuerzel', world.acronyms)
  await insertRows(client, 'data.freitext', world.textBlocks)
  await insertRows(client, 'data.position_tmpl', world.positionTemplates)
  await fillOffice(client, world)
  const given = [
    ['data.rechnung', 'b_number'],
    ['data.angebot', 'b_number'],
    ['data.position', 'b_archive'],
  ] as const
  await withoutTriggers(client, given, async () => {
    const invoices = world.invoices.map(({ rn_datum, ...row }, index) => {
      const { rechnung_id: _id, ...data } = world.invoiceData[index] ?? {}
      return { ...stored(row, rn_datum), ...data }
    })
    const offers = world.offers.map(({ an_datum, ...row }, index) => {
      const { angebot_id: _id, ...data } = world.offerData[index] ?? {}
      return { ...stored(row, an_datum), ...data }
    })
    await insertRows(client, 'data.angebot', offers)
    await insertRows(client, 'data.rechnung', invoices)
    await insertRows(client, 'data.position', world.positions)
  })
  await client.query(`
    insert into data.nummernkreis (art, jahr, letzte)
      select 'RE', jahr, max(lfd) from data.rechnung group by jahr
      union all select 'AN', jahr, max(lfd) from data.angebot group by jahr;
    insert into data.rechnung_archiv (rechnung_id, inhalt)
      select r.id, app.archive_of(r) from data.rechnung r where r.archiviert_am is not null`)
  await withoutTriggers(client, [['data.zahlung', 'b_payment']], () =>
    insertRows(client, 'data.zahlung', world.payments),
  )
  await insertRows(client, 'data.prognose', world.forecast)
  for (const table of ['freitext', 'position_tmpl', 'rechnung', 'angebot', 'position', 'zahlung', 'prognose']) {
    await setSequence(client, `data.${table}`)
  }
}

/** The office settings, the pictures that they name, and its usual texts. */
async function fillOffice(
  client: Client,
  { officeSettings, officePictures, documentDefaults, datevSettings }: World,
): Promise<void> {
  for (const { name, mime, bild } of officePictures) {
    const values = [name, mime, Buffer.from(bild, 'base64')]
    await client.query('insert into data.buero_bild (name, mime, bytes) values ($1, $2, $3)', values)
  }
  await fillRow(client, 'data.buero', officeSettings)
  await fillRow(client, 'data.vorgaben', documentDefaults)
  await fillRow(client, 'data.datev', datevSettings)
}

/** Updates the only row of a table. */
async function fillRow(client: Client, table: string, row: object): Promise<void> {
  const entries = Object.entries(row)
  const columns = entries.map(([name], index) => `${client.escapeIdentifier(name)} = $${index + 1}`)
  await withoutTriggers(client, [[table, 'a_version']], async () => {
    await client.query(
      `update ${table} set ${columns.join(', ')}`,
      entries.map(([, value]) => value),
    )
  })
}
