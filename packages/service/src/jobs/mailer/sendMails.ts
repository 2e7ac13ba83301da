import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError, logInfo } from '@waldkerf/service/log'
import { withClient } from '@waldkerf/service/postgres/connection'
import { databaseAddress, type Job, secret } from '../job.ts'
import { mailerRole } from '../roles.ts'
import { type OutgoingMail, type Round, sendClaimed } from './outbox.ts'
import { type MailServer, mailTransport, readMailServer } from './transport.ts'

/** Milliseconds of silence after which a server counts as unreachable. */
const patience = 30_000

function smtpSender(server: MailServer): (mail: OutgoingMail) => Promise<void> {
  const transport = mailTransport(server, patience)
  return async ({ recipient, subject, body, language, attachments }) => {
    await transport.sendMail({
      from: server.from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      attachments: attachments.map(({ name, mime, bytes }) => ({ filename: name, contentType: mime, content: bytes })),
    })
  }
}

/** Milliseconds between two rounds. */
const pause = 15_000

/** Sends the mails of the outbox through the mail server, for as long as the container runs. */
export const sendMails: Job = async ({ env, stop }) => {
  const send = smtpSender(readMailServer(env, secret(env, 'smtp_password')))
  const database = databaseAddress(env, { user: mailerRole, password: secret(env, 'mailer_password') })
  const mark = env['WALDKERF_ROUND_MARK']
  while (!stop.aborted) {
    try {
      const round = await withClient(database, async (client) => {
        await client.query('set role waldkerf_mailer')
        return sendClaimed(client, send)
      })
      tell(round)
      // The file's age tells the health check when the last round ended.
      if (mark) writeFileSync(mark, '')
    } catch (error) {
      logError('mails.database', 'Mails: the database cannot be reached', {}, error)
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
  }
}

function tell({ sent, failed }: Round): void {
  if (sent > 0) logInfo('mails.sent', `Mails: ${sent} sent.`, { sent })
  for (const { id, reason } of failed) logError('mails.failed', `Mail ${id} did not go out: ${reason}`, { id })
}
