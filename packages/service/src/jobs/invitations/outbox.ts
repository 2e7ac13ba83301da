import type { Client } from 'pg'

/** Someone who is to get an account. */
export interface Invited {
  email: string
  firstName: string
  lastName: string
}

/** The outcome of one round of invitations. */
export interface Round {
  sent: number
  /** By the id of the outbox: no e-mail may stand in a log. */
  failed: { id: string; reason: string }[]
}

/**
 * Sends each waiting invitation, oldest first, each in a transaction of its own: of two jobs only one gets it. An
 * invitation that fails waits for the next round and does not hold up the others.
 * @param invite makes the account and sends the mail; may be repeated when this process dies right after it
 */
export async function sendWaiting(client: Client, invite: (person: Invited) => Promise<void>): Promise<Round> {
  const { rows } = await client.query<{ id: string }>(
    `select id from data.outbox where kind = 'invitation' and sent_at is null order by id limit 200`,
  )
  const round: Round = { sent: 0, failed: [] }
  for (const { id } of rows) {
    await client.query('begin')
    try {
      const person = await taken(client, id)
      if (person !== undefined) {
        await invite(person)
        await client.query('update data.outbox set sent_at = now() where id = $1', [id])
        round.sent += 1
      }
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      round.failed.push({ id, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return round
}

/** The person behind an invitation, which stays locked; undefined when another job has it or has sent it. */
async function taken(client: Client, id: string): Promise<Invited | undefined> {
  const { rows } = await client.query<Invited>(
    `select o.recipient as email, coalesce(b.first_name, '') as "firstName", coalesce(b.last_name, '') as "lastName"
     from data.outbox o left join data.benutzer b on b.email = o.recipient
     where o.id = $1 and o.sent_at is null
     for update of o skip locked`,
    [id],
  )
  return rows[0]
}
