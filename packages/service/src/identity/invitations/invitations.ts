import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { normalEmail, saveAccount } from '../accounts/accounts.ts'

/** Who is invited, and until when the link works. */
export interface Invitation {
  email: string
  givenName: string
  familyName: string
  expiresAt: Date
}

const columns = 'email, given_name as "givenName", family_name as "familyName", expires_at as "expiresAt"'
/** An invitation that is sent again ends the links of the one before. */
const stillOpen = `token_hash = $1 and used_at is null and expires_at > now()
  and issued_at >= coalesce(app.links_since(email), '-infinity')`

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Stores the invitation and answers the token of its link, of which the database keeps the hash only. */
export async function issueInvitation(pool: Pool, invitation: Invitation): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { email, givenName, familyName, expiresAt } = invitation
  await pool.query(
    `insert into identity.invitation (token_hash, email, given_name, family_name, expires_at) values ($1, $2, $3, $4, $5)`,
    [digest(token), normalEmail(email), givenName, familyName, expiresAt],
  )
  return token
}

/** The invitation that a link carries; undefined when it was used, is too old, or never was. */
export async function findInvitation(pool: Pool, token: string): Promise<Invitation | undefined> {
  const { rows } = await pool.query<Invitation>(`select ${columns} from identity.invitation where ${stillOpen}`, [
    digest(token),
  ])
  return rows[0]
}

/**
 * Makes the account with this password; all links of the same address are used up then. Of two at once one wins.
 * @returns whether the link still worked
 */
export async function acceptInvitation(pool: Pool, token: string, password: string): Promise<boolean> {
  const { rows } = await pool.query<Invitation>(
    `update identity.invitation set used_at = now() where ${stillOpen} returning ${columns}`,
    [digest(token)],
  )
  const [invitation] = rows
  if (!invitation) return false
  const { email, givenName, familyName } = invitation
  await saveAccount(pool, { email, givenName, familyName, groups: [] }, password)
  await pool.query('update identity.invitation set used_at = now() where email = $1 and used_at is null', [email])
  await pool.query('select app.note_account($1)', [email])
  return true
}
