import type { Client } from 'pg'
import { ownerRole } from '../postgres/cluster.ts'
import { withClient } from '../postgres/connection.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { databaseAddress, secret, type Job } from './job.ts'

const usage = 'Usage: first-admin <e-mail> [--force] [--invite]'

/**
 * Makes one person an administrator: the first, whom no administrator could have raised. The person signs in with this
 * e-mail; the account itself is the identity service's matter, which an invitation leaves to the job of that name.
 */
export const firstAdmin: Job = async ({ env, args }) => {
  const force = args.includes('--force')
  const isInvited = args.includes('--invite')
  const [email, ...rest] = args.filter((arg) => arg !== '--force' && arg !== '--invite')
  if (email === undefined || rest.length > 0) throw new StartupError(usage)
  const login = { user: ownerRole, password: secret(env, 'owner_password') }
  await withClient(databaseAddress(env, login), async (client) => {
    await makeAdmin(client, email, force)
    if (isInvited) await client.query(`select app.invite($1, 'first-admin')`, [normal(email)])
  })
  if (isInvited) console.log(`A mail with a link for the password goes to ${email} within a minute.`)
  console.log(`${email} is an administrator from the next request on.`)
}

const normal = (email: string) => email.trim().toLowerCase()

/**
 * Makes or raises the person's row.
 * @param client the owner's
 * @throws StartupError when the e-mail is none, or when there is an administrator already and it is not forced
 */
export async function makeAdmin(client: Client, email: string, force: boolean): Promise<void> {
  const wanted = normal(email)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(wanted)) throw new StartupError(`${email} is no e-mail address. ${usage}`)
  await client.query('begin')
  try {
    // Of two at once the second one waits, and then finds the first one's administrator.
    await client.query('lock table data.benutzer in share row exclusive mode')
    const { rows } = await client.query<{ email: string }>(
      `select email from data.benutzer where app_status = 'ogf_admin' order by user_id limit 1`,
    )
    if (rows[0] !== undefined && !force) {
      throw new StartupError(
        `There is an administrator already, who can raise others in the application: ${rows[0].email}. ` +
          'If nobody can sign in as one any more: --force.',
      )
    }
    await client.query(
      `insert into data.benutzer (email, app_status) values ($1, 'ogf_admin')
       on conflict (email) do update set app_status = excluded.app_status`,
      [wanted],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
