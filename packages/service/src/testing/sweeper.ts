import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { takeLock } from '../supervisor/lock.ts'
import { stopOrphans } from '../supervisor/orphans.ts'

/*
 * `node sweeper.ts <folder>`: waits for the end of its input, then stops the children of all back ends that were started
 * below the folder, and removes it.
 */
const folder = process.argv[2] ?? ''
await once(process.stdin.resume(), 'end')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
for (const lock of files.filter((file) => basename(file) === 'launcher.json')) {
  await stopOrphans((await takeLock(join(folder, lock), '')).orphans)
}
// A launcher that ends in order just now may still be writing.
rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
