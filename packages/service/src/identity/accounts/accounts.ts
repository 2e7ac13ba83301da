import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { hashPassword, passwordFits } from './passwords.ts'

/** A person who can sign in. Rights are not known here: the data service looks up the role by the e-mail. */
export interface Account {
  id: string
  email: string
  givenName: string
  familyName: string
  /** Shown and stored, they grant nothing. */
  groups: string[]
}

export type NewAccount = Omit<Account, 'id'>

const columns = 'id, email, given_name as "givenName", family_name as "familyName", groups'

/** E-mails are compared trimmed and in lower case. */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

export async function findAccount(pool: Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(`select ${columns} from identity.account where id::text = $1`, [id])
  return rows[0]
}

/** The account that e-mail and password belong to; undefined for a wrong password and for an unknown e-mail alike. */
export async function authenticate(pool: Pool, email: string, password: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account & { hash: string }>(
    `select ${columns}, password_hash as hash from identity.account where email = $1`,
    [normalEmail(email)],
  )
  const { hash, ...account } = rows[0] ?? {}
  return (await passwordFits(password, hash, normalEmail(email))) ? (account as Account) : undefined
}

/** Adds those accounts that do not exist yet. Their ids follow from the e-mail, so they are the same on every machine. */
export async function addAccounts(pool: Pool, accounts: readonly NewAccount[], password: string): Promise<void> {
  const { rows } = await pool.query<{ email: string }>('select email from identity.account')
  const known = new Set(rows.map(({ email }) => email))
  await Promise.all(
    accounts
      .filter(({ email }) => !known.has(email))
      .map(async ({ email, givenName, familyName, groups }) =>
        pool.query(
          `insert into identity.account (id, email, given_name, family_name, groups, password_hash)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
          [accountId(email), email, givenName, familyName, groups, await hashPassword(password)],
        ),
      ),
  )
}

/** Makes the account, or gives the one that has this e-mail another password. */
export async function saveAccount(pool: Pool, account: NewAccount, password: string): Promise<void> {
  const { email, givenName, familyName, groups } = account
  await pool.query(
    `insert into identity.account (id, email, given_name, family_name, groups, password_hash)
     values ($1, $2, $3, $4, $5, $6) on conflict (email) do update set password_hash = excluded.password_hash`,
    [accountId(email), email, givenName, familyName, groups, await hashPassword(password)],
  )
}

/** Ends the account with all its sessions, refresh tokens and invitations. */
export async function eraseAccount(pool: Pool, email: string): Promise<void> {
  await pool.query('delete from identity.invitation where email = $1', [email])
  await pool.query(`delete from identity.artifact where payload ->> 'accountId' = $1`, [accountId(email)])
  await pool.query('delete from identity.account where email = $1', [email])
}

/** A name-based UUID (version 8, RFC 9562). */
export function accountId(email: string): string {
  const hex = createHash('sha256').update(`waldkerf:${email}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
