import { createHash } from 'node:crypto'
import { drawings } from '@waldkerf/mocks/seed/pictures'
import { pictureBytes } from '@waldkerf/mocks/seed/pictureBytes'
import { seedWorld, type WorldSize } from '@waldkerf/mocks/seed/world'
import type pg from 'pg'

/** Rows travel as one JSON text per batch: types are the columns' own, and nothing has to be quoted by hand. */
async function insertRows(client: pg.Client, table: string, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ')
  for (let start = 0; start < rows.length; start += 5_000) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + 5_000))],
    )
  }
}

/** Explicit ids were given: the next own one comes after them. */
const setSequence = (client: pg.Client, table: string, column: string) =>
  client.query(
    `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
  )

/** Fills an empty database with the example world that stories and tests know too. Runs in the caller's transaction. */
export async function seedDatabase(client: pg.Client, options: { size: WorldSize; today: string }): Promise<void> {
  const world = seedWorld(options)
  const contents = new Map(
    drawings.map((drawing) => {
      const bytes = pictureBytes(`${drawing}.webp`)
      return [`${drawing}.webp`, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }] as const
    }),
  )
  for (const { sha256, bytes } of contents.values()) {
    await client.query('insert into data.bildinhalt (sha256, mime, inhalt) values ($1, $2, $3)', [
      sha256,
      'image/webp',
      bytes,
    ])
  }
  await insertRows(client, 'data.kaeferarten', world.species)
  await insertRows(client, 'data.benutzer', world.users)
  await insertRows(client, 'data.kaefer', world.beetles.map((row) => ({ ...row, bilder_anzahl: 0 })))
  const pictures = world.pictures.map((row) => ({
    ...row,
    inhalt: contents.get(row.filename.replace(/^.*-/, ''))?.sha256,
    reihe: 0,
  }))
  await insertRows(client, 'data.bilder', pictures)
  await setSequence(client, 'data.benutzer', 'user_id')
  await setSequence(client, 'data.kaefer', 'id')
  await setSequence(client, 'data.bilder', 'id')
  // Counting pictures raised versions; the example world starts at 1.
  await client.query('alter table data.kaefer disable trigger user')
  await client.query('update data.kaefer set version = 1 where version <> 1')
  await client.query('alter table data.kaefer enable trigger user')
  await client.query('delete from data.aenderung')
  await client.query('analyze')
}
