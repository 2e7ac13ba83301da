import { chmodSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

const nobody: Account = { uid: 65_534, gid: 65_534 }
const searchableByOthers = 0o001

/** PostgreSQL refuses to run as root, so as root its children run as nobody. Undefined: they keep the launcher's account. */
export function childAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined
}

/** True when every folder above the path, and the path itself, lets the account through. */
export function isReachable(path: string, account: Account | undefined): boolean {
  if (account === undefined) return true
  const own = resolve(path)
  for (let place = own; ; place = dirname(place)) {
    const { mode, uid } = statSync(place)
    if (uid !== account.uid && (mode & searchableByOthers) === 0) return false
    if (place === dirname(place)) return true
  }
}

/** Lets others pass through a folder of ours, but not list it. */
export function letPass(folder: string): void {
  chmodSync(folder, statSync(folder).mode | searchableByOthers)
}
