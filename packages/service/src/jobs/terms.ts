import { withClient } from '../postgres/connection.ts'
import { keepTerms, termsLine } from '../privacy/keepPrivacy.ts'
import { databaseAddress, secret, type Job } from './job.ts'
import { scanKeeperRole } from './roles.ts'

/** `terms --dry-run` counts what the next night ends; `terms` ends it now. The web server does it every night. */
export const endTerms: Job = async ({ env, args }) => {
  const trial = args.includes('--dry-run')
  const database = databaseAddress(env, { user: scanKeeperRole, password: secret(env, 'scan_keeper_password') })
  console.log(
    `${trial ? 'Would end' : 'Ended'}: ${termsLine(await withClient(database, (client) => keepTerms(client, trial)))}.`,
  )
}
