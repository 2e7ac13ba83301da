import { chownSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../postgres/account.ts'
import type { ChildSpec } from '../supervisor/child.ts'

/** Production uses the same settings (docs/operations.md). */
interface PostgrestSettings {
  /** `authenticator`'s address. */
  databaseUrl: string
  port: number
  adminPort: number
  /** The identity service's public keys, a JWKS file. */
  keyFile: string
  audience: string
  /** Seconds after which a connection to the database is replaced. */
  connectionLife: number
}

/** The configuration file. No `db-anon-role`: without a token every call is 401, also on unknown paths. */
export function postgrestConfig(settings: PostgrestSettings): string {
  const values: Record<string, string | number> = {
    'db-uri': settings.databaseUrl,
    'db-schemas': 'api',
    'db-pre-request': 'app.pre_request',
    'db-pool': 12,
    'db-pool-acquisition-timeout': 10,
    // A connection's first calls read the catalogue and compile functions: 50 to 200 ms that a person waits. The default is 30.
    'db-pool-max-idletime': 600,
    // A connection keeps what it has read and compiled, more with each kind of call: a new one begins without.
    'db-pool-max-lifetime': settings.connectionLife,
    'openapi-mode': 'disabled',
    'jwt-secret': `@${settings.keyFile}`,
    'jwt-aud': settings.audience,
    'server-host': '127.0.0.1',
    'server-port': settings.port,
    'admin-server-port': settings.adminPort,
    'log-level': 'error',
  }
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'number' ? value : `"${escaped(value)}"`}\n`)
    .join('')
}

/** The format knows escapes in quoted values, and `$(VARIABLE)`, which none of ours contains. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

/** PostgREST on the loopback address alone, as a supervised child. Writes its configuration and key file. */
export function postgrestChild(options: {
  executable: string
  run: string
  log: string
  /** The public keys, as JWKS. */
  keys: object
  settings: Omit<PostgrestSettings, 'keyFile'>
  account: Account | undefined
}): ChildSpec {
  const { executable, run, account } = options
  const configFile = join(run, 'postgrest.conf')
  const keyFile = join(run, 'jwks.json')
  writeFor(account, keyFile, JSON.stringify(options.keys))
  writeFor(account, configFile, postgrestConfig({ ...options.settings, keyFile }))
  return {
    name: 'PostgREST',
    executable,
    args: [configFile],
    cwd: '/',
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    account,
    logFile: join(options.log, 'postgrest.log'),
    stopSignal: 'SIGTERM',
    ready: (died) => untilReady(options.settings.adminPort, died),
    readyLimit: 60_000,
  }
}

/** Appears under its name only when complete; readable by the child alone. */
function writeFor(account: Account | undefined, file: string, content: string): void {
  const half = `${file}.new`
  writeFileSync(half, content, { mode: 0o600 })
  if (account !== undefined) chownSync(half, account.uid, account.gid)
  renameSync(half, file)
}

async function untilReady(adminPort: number, aborted: AbortSignal): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${adminPort}/ready`, { signal: aborted }).catch(() => undefined)
    aborted.throwIfAborted()
    if (answer?.ok) return
    await sleep(25, undefined, { signal: aborted })
  }
}
