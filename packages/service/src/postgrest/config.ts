/** Production uses the same settings (docs/operations.md). */
export interface PostgrestSettings {
  /** `authenticator`'s address. */
  databaseUrl: string
  port: number
  adminPort: number
  /** The identity service's public keys, a JWKS file. */
  keyFile: string
  audience: string
}

/** The configuration file. No `db-anon-role`: without a token every call is 401, also on unknown paths. */
export function postgrestConfig(settings: PostgrestSettings): string {
  const values: Record<string, string | number> = {
    'db-uri': settings.databaseUrl,
    'db-schemas': 'api',
    'db-pre-request': 'app.pre_request',
    'db-pool': 12,
    'db-pool-acquisition-timeout': 10,
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
