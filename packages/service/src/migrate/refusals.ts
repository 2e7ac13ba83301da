import { refusalSentences } from '@waldkerf/domain/refusals/refusals'
import type { Client } from 'pg'
import { checksum, record } from '../postgres/migrations.ts'

/** Their name in the record of what was applied. */
const recordName = 'refusals'

/** Those that are not there any more stay: rules of the release before raise them until they are made anew. */
const load = `
  insert into app.refusal (key, code, status, message)
    select key, code, status, message from jsonb_to_recordset($1) r (key text, code text, status integer, message text)
    on conflict (key) do update set code = excluded.code, status = excluded.status, message = excluded.message`

/** Loads the refusals of domain's catalogue, when they differ from those that were loaded last. Answers whether it did. */
export async function applyRefusals(client: Client): Promise<boolean> {
  const rows = JSON.stringify([...refusalSentences].map(([key, sentence]) => ({ key, ...sentence })))
  const sum = checksum(load + rows)
  const known = await client.query('select from app.schema_migration where name = $1 and content = $2', [
    recordName,
    sum,
  ])
  if (known.rowCount === 1) return false
  await client.query('begin')
  try {
    await client.query('set local role waldkerf_owner')
    await client.query(load, [rows])
    await client.query('reset role')
    await record(client, recordName, sum)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
