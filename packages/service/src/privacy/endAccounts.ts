import type { Client } from 'pg'

/**
 * Ends the accounts of those who were erased, oldest first. The line stays until every token of before is over, so that none
 * of them makes a new person; then it goes with the address in it.
 * @param end ends the account; may be repeated, and is fine where there is none
 * @returns the ids of lines whose account could not be ended, with the reason
 */
export async function endErasedAccounts(
  client: Client,
  end: (email: string) => Promise<void>,
): Promise<{ id: string; reason: string }[]> {
  await client.query(
    `delete from data.outbox where kind = 'erasure' and sent_at < pg_catalog.now() - interval '15 minutes'`,
  )
  const { rows } = await client.query<{ id: string; recipient: string }>(
    `select id, recipient from data.outbox where kind = 'erasure' and sent_at is null order by id limit 200`,
  )
  const failed: { id: string; reason: string }[] = []
  for (const { id, recipient } of rows) {
    try {
      await end(recipient)
      await client.query('update data.outbox set sent_at = pg_catalog.now() where id = $1', [id])
    } catch (error) {
      failed.push({ id, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return failed
}
