import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { withClient } from '@waldkerf/service/postgres/connection'
import { documentedBlocks } from '../documentation/documented.ts'
import { client } from '../native/client.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { newMail, people, type Surroundings, tokens } from './people.ts'

const mailerPassword = 'mailer-password'

interface Mail {
  id: string
  recipient: string
  subject: string
}

/** The statements of a documented SQL block, by what they begin with. */
function statement(beginning: string): string {
  const statements = documentedBlocks('Mails', 'sql').flatMap((block) => block.replaceAll(/--.*$/gm, '').split(';'))
  const found = statements.map((text) => text.trim()).find((text) => text.startsWith(beginning))
  if (found === undefined) throw new Error(`docs/operations.md has no statement '${beginning} …'.`)
  return found.replace(`'…'`, `'${mailerPassword}'`)
}

const asMailer = <Row extends object>(kit: Kit, sql: string) =>
  withClient(kit.address('other_mailer', mailerPassword), async (client) => (await client.query<Row>(sql)).rows)

/** The documented role of a mailer, which takes, marks, and sees nothing else; and how long sent mails stay. */
export async function sendMails(walk: Walk, kit: Kit, { mailServer }: Surroundings): Promise<void> {
  await walk.step('a mail of the application comes by the mail server', async () => {
    const mail = await newMail(mailServer, people.ogf_citizens, 0)
    match(mail.subject, /\S/)
    match(mail.text, new RegExp(kit.origin))
  })
  await walk.step('the documented mailer takes the mails that wait, marks them, and sees nothing else', async () => {
    await kit.containers.stop('mailer')
    await kit.rows(`update data.outbox set sent_at = null, claimed_at = null where starts_with(kind, 'mail_')`)
    await kit.rows(statement('create role other_mailer'))
    await kit.rows(statement('grant connect'))
    const taken = await asMailer<Mail>(kit, statement('select * from app.claim_mails'))
    const mail = taken.find(({ recipient }) => recipient === people.ogf_citizens)
    match(mail?.subject ?? '', /\S/)
    deepEqual(await asMailer(kit, statement('select * from app.claim_mails')), [])
    for (const { id } of taken) await asMailer(kit, statement('select app.mark_mail_sent').replace(/\d+/, id))
    equal((await waiting(kit)).length, 0)
    await rejects(asMailer(kit, 'select from data.benutzer'), /permission denied/)
  })
  await walk.step('sent mails leave after 30 days, used keys of repeats after a day', () => outdated(kit))
}

/** After a restore: the documented statements give the role back what no dump holds. */
export async function mailerReturns(walk: Walk, kit: Kit): Promise<void> {
  await walk.step('a mailer’s role is back with its password and its way in', async () => {
    await rejects(asMailer(kit, 'select 1'), /password authentication failed|permission denied for database/)
    const [again = ''] = documentedBlocks('Backup and restore', 'sql')
    await kit.rows(again.replaceAll(/--.*$/gm, '').replace(`'…'`, `'${mailerPassword}'`))
    deepEqual(await asMailer(kit, statement('select * from app.claim_mails')), [])
    await rejects(asMailer(kit, 'select from data.benutzer'), /permission denied/)
  })
}

const waiting = (kit: Kit) =>
  kit.rows(`select id from data.outbox where sent_at is null and starts_with(kind, 'mail_')`)

async function outdated(kit: Kit): Promise<void> {
  const [mail] = await kit.rows<{ id: string }>(
    `update data.outbox set sent_at = now() - interval '31 days' where id = (
      select min(id) from data.outbox where starts_with(kind, 'mail_')) returning id`,
  )
  ok(mail)
  await asMailer(kit, statement('select * from app.claim_mails'))
  deepEqual(await kit.rows('select from data.outbox where id = $1', [mail.id]), [])
  await kit.rows(`insert into data.idempotency_key (email, key, path, payload_hash, created_at)
    values ('chef@amt.example', 'of-yesterday', '/', '', now() - interval '25 hours')`)
  const { ogf_admin: token } = await tokens(kit)
  const headers = { 'Idempotency-Key': 'of-today' }
  const body = { name: 'Waldbesitz Süd' }
  equal((await client(kit.machine)('/rest/rpc/a_add_client', { method: 'POST', token, body, headers })).status, 200)
  deepEqual(await kit.rows('select key from data.idempotency_key'), [{ key: 'of-today' }])
}
