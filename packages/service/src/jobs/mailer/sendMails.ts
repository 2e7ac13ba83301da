import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { wholeNumber } from '../../options.ts'
import { withClient } from '../../postgres/connection.ts'
import { StartupError } from '../../supervisor/startupError.ts'
import { databaseAddress, secret, type Job } from '../job.ts'
import { mailerRole } from '../roles.ts'
import { sendClaimed, type Round } from './outbox.ts'
import { smtpSender } from './smtp.ts'

/** Between two rounds. Milliseconds. */
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
      // Its age tells the health check when the last round has come to its end.
      if (mark) writeFileSync(mark, '')
    } catch (error) {
      console.error('Mails: the database cannot be reached.', error instanceof Error ? error.message : error)
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
  }
}

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new StartupError(`${name} is not set: the mail server that mails go through.`)
}

function tell({ sent, failed }: Round): void {
  if (sent > 0) console.log(`Mails: ${sent} sent.`)
  for (const { id, reason } of failed) console.error(`Mail ${id} waits: ${reason}`)
}
