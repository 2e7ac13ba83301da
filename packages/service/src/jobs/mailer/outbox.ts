import type { Client } from 'pg'

/** A mail as it leaves. */
export interface OutgoingMail {
  recipient: string
  subject: string
  body: string
  language: string
  attachments: readonly { name: string; mime: string; bytes: Buffer }[]
}

/** The outcome of one round of mails. */
export interface Round {
  sent: number
  /** By the id of the outbox: no address may stand in a log. */
  failed: { id: string; reason: string }[]
}

type Claimed = Omit<OutgoingMail, 'attachments'> & { id: string }

/**
 * Sends the waiting mails, oldest first, one after the other. A mail that fails is claimed again after ten minutes,
 * unless it is refused for good, and does not hold up the others; two mailers never get the same mail.
 * @param client may act as `waldkerf_mailer`
 * @param send hands a mail to the mail server; may be repeated when this process dies right after it
 */
export async function sendClaimed(client: Client, send: (mail: OutgoingMail) => Promise<void>): Promise<Round> {
  const round: Round = { sent: 0, failed: [] }
  const { rows } = await client.query<Claimed>(
    'select id::text, recipient, language, subject, body from app.claim_mails()',
  )
  for (const { id, ...mail } of rows) {
    try {
      await send({ ...mail, attachments: await readAttachments(client, id) })
      await client.query('select app.mark_mail_sent($1)', [id])
      round.sent += 1
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      round.failed.push({ id, reason })
      const refused = refusedPart(error)
      if (refused) await client.query('select app.mark_mail_refused($1, $2, $3)', [id, reason, refused === 'address'])
    }
  }
  return round
}

/**
 * The part that the mail server refuses for good (RFC 5321, replies from 500 on): the receiver, or the mail itself.
 * Other failures may pass, also of the sign-in or the sender: those are faults of the setup, not of this mail.
 */
function refusedPart(error: unknown): 'address' | 'mail' | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined
  if (Number(error.responseCode) < 500) return undefined
  return error.command === 'RCPT TO' ? 'address' : error.command === 'DATA' ? 'mail' : undefined
}

async function readAttachments(client: Client, id: string): Promise<OutgoingMail['attachments']> {
  const { rows } = await client.query<OutgoingMail['attachments'][number]>('select * from app.mail_attachments($1)', [
    id,
  ])
  return rows
}
