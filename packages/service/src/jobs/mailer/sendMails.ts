import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError, logInfo } from '@waldkerf/service/log'
import { wholeNumber } from '@waldkerf/service/options'
import { withClient } from '@waldkerf/service/postgres/connection'
import { StartupError } from '@waldkerf/service/supervisor/startupError'
import { databaseAddress, type Job, secret } from '../job.ts'
import { mailerRole } from '../roles.ts'
import { type OutgoingMail, type Round, sendClaimed } from './outbox.ts'
import { createTransport } from 'nodemailer'

/** The mail server of the setup. */
interface MailServer {
  host: string
  port: number
  user: string
  password: string
  /** The address that mails come from. */
  from: string
}

/** Milliseconds of silence after which a server counts as unreachable. */
const patience = 30_000

/**
 * Hands mails to the mail server, each in a connection of its own, encrypted: from the first byte at port 465, else by
 * STARTTLS. A server without it is refused unless it runs on this machine.
 */
function smtpSender({ host, port, user, password, from }: MailServer): (mail: OutgoingMail) => Promise<void> {
  const isOwn = host === 'localhost' || host === '127.0.0.1'
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: !isOwn && port !== 465,
    // Mail servers of this machine sign for themselves; nobody is on the way there.
    tls: { rejectUnauthorized: !isOwn },
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mails must not read files or addresses that they name.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ recipient, subject, body, language, attachments }) => {
    await transport.sendMail({
      from,
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
  const send = smtpSender({
    host: required('WALDKERF_SMTP_HOST', env['WALDKERF_SMTP_HOST']),
    port: wholeNumber(env, 'WALDKERF_SMTP_PORT', 587, 65_535),
    user: env['WALDKERF_SMTP_USER'] || '',
    password: secret(env, 'smtp_password'),
    from: required('WALDKERF_SMTP_FROM', env['WALDKERF_SMTP_FROM']),
  })
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

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new StartupError(`${name} is not set: the mail server that mails go through.`)
}

function tell({ sent, failed }: Round): void {
  if (sent > 0) logInfo('mails.sent', `Mails: ${sent} sent.`, { sent })
  for (const { id, reason } of failed) logError('mails.failed', `Mail ${id} did not go out: ${reason}`, { id })
}
