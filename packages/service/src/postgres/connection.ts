import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface DatabaseAddress {
  host: string
  port: number
  database: string
  user: string
  password: string
}

/** The same server and database under each role that signs in. */
export interface DatabaseAddresses {
  /** The owner's, in the maintenance database. */
  maintenance: DatabaseAddress
  owner: DatabaseAddress
  /** The data service's. */
  authenticator: DatabaseAddress
  identity: DatabaseAddress
}

/** As a `postgres://` address, for PostgREST and for tests. */
export function databaseUrl({ host, port, database, user, password }: DatabaseAddress): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}

/** A connection, which the caller ends. */
export async function openClient(address: DatabaseAddress): Promise<Client> {
  // Asked now and then: a machine that is gone without a word closes nothing, and a session's locks have long been given to others.
  const client = new Client({ ...address, keepAlive: true, keepAliveInitialDelayMillis: 3_000 })
  // A server that goes away between two queries must not end the launcher; the next query reports it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(address: DatabaseAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(address)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Resolves when the server accepts connections. Rejects only by `aborted`. */
export async function untilAccepting(address: DatabaseAddress, aborted: AbortSignal): Promise<void> {
  for (;;) {
    aborted.throwIfAborted()
    try {
      await withClient(address, (client) => client.query('select 1'))
      return
    } catch {
      await sleep(40, undefined, { signal: aborted })
    }
  }
}
