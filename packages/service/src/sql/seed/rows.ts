import type { Client } from 'pg'

const batchSize = 5_000

/** Rows travel as one JSON text per batch: types are the columns' own, and nothing has to be quoted by hand. */
export async function insertRows(client: Client, table: string, rows: readonly object[]): Promise<void> {
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

/** Sets a sequence behind the ids that the seed has given. */
export async function setSequence(client: Client, table: string, column = 'id'): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', '${column}'), greatest((select max(${column}) from ${table}), 1))`,
  )
}

/** Does the work without these triggers. */
export async function withoutTriggers(
  client: Client,
  triggers: readonly (readonly [table: string, trigger: string])[],
  work: () => Promise<void>,
): Promise<void> {
  for (const [table, trigger] of triggers) await client.query(`alter table ${table} disable trigger ${trigger}`)
  await work()
  for (const [table, trigger] of triggers) await client.query(`alter table ${table} enable trigger ${trigger}`)
}
