import type { Client } from 'pg'

/**
 * Ends the accounts of erased people, oldest first. A row of the outbox stays until all earlier tokens have expired, so
 * that none of them makes a new person; then it is deleted with its address.
 * @param end ends the account; may be repeated, and does not fail where there is none
 * @returns the ids of rows whose account could not be ended, with the reason
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
