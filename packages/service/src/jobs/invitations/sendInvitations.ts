import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { logError, logInfo } from '@waldkerf/service/log'
import { withClient } from '@waldkerf/service/postgres/connection'
import { databaseAddress, requiredOrigin, secret, type Job } from '../job.ts'
import { invitationsRole } from '../roles.ts'
import { endErasedAccounts } from '@waldkerf/service/privacy/endAccounts'
import { endAccount, invite } from './keycloakAdmin.ts'
import { sendWaiting, type Round } from './outbox.ts'

/** Milliseconds between two rounds. */
const pause = 30_000

/** Makes the Keycloak account of everyone who has been invited, has the mail sent, and ends accounts of the erased, for as long as the container runs. */
export const sendInvitations: Job = async ({ env, stop }) => {
  const keycloak = {
    address: env['WALDKERF_IDENTITY'] || 'http://keycloak:8080',
    origin: requiredOrigin(env),
    secret: secret(env, 'invitations_client_secret'),
  }
  const database = databaseAddress(env, { user: invitationsRole, password: secret(env, 'invitations_password') })
  const mark = env['WALDKERF_ROUND_MARK']
  while (!stop.aborted) {
    try {
      tell(await withClient(database, (client) => sendWaiting(client, (person) => invite(keycloak, person))))
      for (const { id, reason } of await withClient(database, (client) =>
        endErasedAccounts(client, (email) => endAccount(keycloak, email)),
      )) {
        logError('erasures.waits', `Erasure ${id} waits: ${reason}`, { id })
      }
      // The file's age tells the health check when the last round ended.
      if (mark) writeFileSync(mark, '')
    } catch (error) {
      logError('invitations.database', 'Invitations: the database cannot be reached', {}, error)
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => undefined)
  }
}

function tell({ sent, failed }: Round): void {
  if (sent > 0) logInfo('invitations.sent', `Invitations: ${sent} sent.`, { sent })
  for (const { id, reason } of failed) logError('invitations.waits', `Invitation ${id} waits: ${reason}`, { id })
}
