import { createHash } from 'node:crypto'
import { drawingOf } from '@waldkerf/mocks/seed/pictures'
import { pictureBytes } from '@waldkerf/mocks/seed/pictureBytes'
import { seedWorld, type WorldSize } from '@waldkerf/mocks/seed/world'
import type { Client } from 'pg'

/**
 * Fills an empty database with the example world that stories and tests know too. Runs as the database's owner, in the
 * caller's transaction.
 */
export async function seedDatabase(client: Client, options: { size: WorldSize; today: string }): Promise<void> {
  const world = seedWorld(options)
  const contents = pictureContents(world.pictures.map(({ filename }) => filename))
  // Counting row by row would take longer than all the rest: pictures are counted already, records in one go below.
  await client.query('alter table data.bilder disable trigger count_pictures')
  await client.query('alter table data.kaefer disable trigger count_rows')
  await insertRows(client, 'data.kaeferarten', world.species)
  await insertRows(client, 'data.benutzer', world.users)
  await insertRows(client, 'data.kaefer', world.beetles)
  for (const { sha256, bytes } of contents.values()) {
    await client.query('insert into data.picture_content (sha256, bytes) values ($1, $2)', [sha256, bytes])
  }
  const pictures = world.pictures.map((row) => ({
    ...row,
    sha256: contents.get(drawingOf(row.filename))?.sha256,
    position: 0,
  }))
  await insertRows(client, 'data.bilder', pictures)
  await client.query(`insert into data.kaefer_count (bundesland, art, anzahl)
    select bundesland, art, count(*) from data.kaefer where status = 'published' group by bundesland, art`)
  await client.query('alter table data.bilder enable trigger count_pictures')
  await client.query('alter table data.kaefer enable trigger count_rows')
  await setSequence(client, 'data.benutzer', 'user_id')
  await setSequence(client, 'data.kaefer', 'id')
  await setSequence(client, 'data.bilder', 'id')
  await client.query('analyze')
}

/** The bytes behind the file names, each content once, by the drawing's name. */
function pictureContents(filenames: readonly string[]): Map<string, { sha256: string; bytes: Uint8Array }> {
  const drawings = new Map(filenames.map((filename) => [drawingOf(filename), filename]))
  return new Map(
    [...drawings].map(([drawing, filename]) => {
      const bytes = pictureBytes(filename)
      return [drawing, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }]
    }),
  )
}

const batchSize = 5_000

/** Rows travel as one JSON text per batch: types are the columns' own, and nothing has to be quoted by hand. */
async function insertRows(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => client.escapeIdentifier(name))
    .join(', ')
  for (let start = 0; start < rows.length; start += batchSize) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + batchSize))],
    )
  }
}

/** Explicit ids were given: the next own one comes after them. */
async function setSequence(client: Client, table: string, column: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
  )
}
