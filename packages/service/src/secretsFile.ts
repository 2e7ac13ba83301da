import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { StartupError, errorCode } from './supervisor/startupError.ts'

/** A password that needs no quoting anywhere. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * The database owner's password: made with the cluster, read back ever after.
 * @throws StartupError when there is a cluster, but no password for it
 */
export function ownerPassword(file: string, clusterIsNew: boolean): string {
  if (clusterIsNew) {
    const password = newPassword()
    writeFileSync(file, JSON.stringify({ ownerPassword: password }), { mode: 0o600 })
    return password
  }
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { ownerPassword: string }).ownerPassword
  } catch (error) {
    throw new StartupError(
      `${file} is missing or broken (${errorCode(error) || 'not JSON'}), and with it the password of the database. ` +
        'Put it back from a backup, or begin anew: npm start -- --fresh (this deletes the data).',
      { cause: error },
    )
  }
}
