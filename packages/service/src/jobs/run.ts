import { logError } from '../log.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { examine } from './doctor/doctor.ts'
import { firstAdmin } from './firstAdmin.ts'
import { sendInvitations } from './invitations/sendInvitations.ts'
import type { Job } from './job.ts'
import { sendMails } from './mailer/sendMails.ts'
import { keepKeysFresh } from './keys/refreshKeys.ts'
import { migrateDatabase } from './migrate.ts'
import { moveObjects } from './moveObjects.ts'
import { endTerms } from './terms.ts'
import { serveWeb } from './web.ts'

const jobs: Readonly<Record<string, Job>> = {
  migrate: migrateDatabase,
  keys: keepKeysFresh,
  web: serveWeb,
  invitations: sendInvitations,
  mailer: sendMails,
  terms: endTerms,
  'move-objects': moveObjects,
  'first-admin': firstAdmin,
  doctor: examine,
}

/** `node run.ts <job> …`: runs one job until it is done, or until the container is stopped. */
async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const job = jobs[name]
  if (job === undefined) throw new StartupError(`There is no job '${name}', only: ${Object.keys(jobs).join(', ')}.`)
  // These answer whoever has typed them; a program collects the lines of all others.
  if (!['terms', 'move-objects', 'first-admin', 'doctor'].includes(name)) process.env['WALDKERF_LOG'] ||= 'json'
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await job({ env: process.env, args, stop: stop.signal })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof StartupError) logError('job.refused', error.message)
  else logError('job.failed', 'The job has failed', {}, error)
  process.exitCode = 1
}
