import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The provider hands out bearer secrets; the database keeps only a digest. */
function digest(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/** Keeps the provider's sessions, grants, codes and refresh tokens in PostgreSQL, so that they survive a restart. */
export function postgresAdapter(pool: Pool): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      await pool.query(
        `insert into identity.artifact (model, id, payload, grant_id, uid, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         on conflict (model, id) do update
         set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
        [model, digest(id), JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresIn],
      )
    },
    find: (id) => findWhere(pool, model, 'id', digest(id)),
    findByUid: (uid) => findWhere(pool, model, 'uid', uid),
    // Only the device flow asks for it, which is off.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      await pool.query('update identity.artifact set consumed_at = now() where model = $1 and id = $2', [
        model,
        digest(id),
      ])
    },
    async destroy(id) {
      await pool.query('delete from identity.artifact where model = $1 and id = $2', [model, digest(id)])
    },
    async revokeByGrantId(grantId) {
      await pool.query('delete from identity.artifact where model = $1 and grant_id = $2', [model, grantId])
    },
  })
}

async function findWhere(
  pool: Pool,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> {
  const { rows } = await pool.query<{ payload: AdapterPayload; consumed: number | null }>(
    `select payload, floor(extract(epoch from consumed_at))::int as consumed
     from identity.artifact where model = $1 and ${column} = $2`,
    [model, value],
  )
  const row = rows[0]
  if (row === undefined) return undefined
  return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed }
}

/**
 * Extends a session with its grant and refresh tokens, as each refresh does: it ends after a time without use.
 * @param seconds from now
 */
export async function extendSession(
  pool: Pool,
  session: { uid: string; grantId: string },
  seconds: number,
): Promise<void> {
  await pool.query(
    `update identity.artifact
     set expires_at = now() + make_interval(secs => $3),
         payload = jsonb_set(payload, '{exp}', to_jsonb(floor(extract(epoch from now()))::bigint + $3::bigint))
     where (model = 'Session' and uid = $1)
        or (model = 'RefreshToken' and grant_id = $2)
        or (model = 'Grant' and id = $4)`,
    [session.uid, session.grantId, seconds, digest(session.grantId)],
  )
}

/** True while the person's session with this `sid` has neither ended nor been signed out of. */
export async function isSessionAlive(pool: Pool, clientId: string, sid: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from identity.artifact where model = 'Session' and expires_at > now() and payload @> $1`,
    [JSON.stringify({ authorizations: { [clientId]: { sid } } })],
  )
  return rowCount !== 0
}

/** Removes what has expired. */
export async function purge(pool: Pool): Promise<void> {
  await pool.query('delete from identity.artifact where expires_at < now()')
}
