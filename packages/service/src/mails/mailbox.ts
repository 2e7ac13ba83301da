import type { Client } from 'pg'
import type { Invitation } from '../identity/invitations/invitations.ts'

/** A mail as it stands in the local mailbox. */
export interface Mail {
  recipient: string
  language: 'de' | 'en'
  subject: string
  body: string
  sentAt: Date
  /** Files that go with it, as paths of this origin. */
  attachments: readonly { name: string; path: string }[]
}

/** A file of a mail. */
interface Attachment {
  name: string
  mime: string
  bytes: Buffer
}

/** An invitation, whose text has a link that the database does not keep. */
interface Invited extends Invitation {
  id: string
  sentAt: Date
  language: 'de' | 'en'
  /** An account is there: the link has done its work, or was never needed. */
  accepted: boolean
  /** The person was invited again later: the later mail has the link. */
  replaced: boolean
}

/** The most mails that the mailbox shows, newest first. */
const mostShown = 200

/** The mailer of the embedded start, which sends nothing: claims waiting mails and marks them as sent. */
export async function deliver(client: Client): Promise<void> {
  let taken: number | null
  do {
    taken = (await client.query('select app.mark_mail_sent(id) from app.claim_mails(200)')).rowCount
  } while (taken === 200)
  await client.query(`update data.outbox set sent_at = now() where kind = 'invitation' and sent_at is null`)
}

export async function sentMails(client: Client): Promise<Mail[]> {
  const { rows } = await client.query<Mail>(
    `select o.recipient, m.language, m.subject, m.body, o.sent_at as "sentAt", (
       select coalesce(json_agg(json_build_object('name', a.name, 'path', '/mails/' || o.id || '/' || a.name)), '[]')
       from app.mail_attachments(o.id) a
     ) as attachments
     from data.outbox o cross join lateral app.mail_content(o.kind, o.recipient, o.payload) m
     where o.sent_at is not null and starts_with(o.kind, 'mail_') order by o.sent_at desc, o.id desc limit $1`,
    [mostShown],
  )
  return rows
}

/** Sent invitations with the names behind them. Their links work for seven days. */
export async function sentInvitations(client: Client): Promise<Invited[]> {
  const { rows } = await client.query<Invited>(
    `select o.id::text, o.recipient as email, o.sent_at as "sentAt", o.sent_at + interval '7 days' as "expiresAt",
       coalesce(b.first_name, '') as "givenName", coalesce(b.last_name, '') as "familyName",
       app.mail_language(o.recipient) as language,
       exists (select from identity.account a where a.email = o.recipient) as accepted,
       exists (
         select from data.outbox l where l.kind = 'invitation' and l.recipient = o.recipient and l.id > o.id
       ) as replaced
     from data.outbox o left join data.benutzer b on b.email = o.recipient
     where o.kind = 'invitation' and o.sent_at is not null order by o.sent_at desc, o.id desc limit $1`,
    [mostShown],
  )
  return rows
}

/** A file of a mail that is shown; undefined where there is none of this name. */
export async function findAttachment(client: Client, mail: string, name: string): Promise<Attachment | undefined> {
  const { rows } = await client.query<Attachment>('select * from app.mail_attachments($1) where name = $2', [
    mail,
    name,
  ])
  return rows[0]
}
