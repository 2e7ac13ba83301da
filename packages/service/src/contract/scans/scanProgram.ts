import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { argv } from 'node:process'
import type { Order, Place, ProgramInput } from './places.ts'

/*
 * The scan service as a process that kills itself at a place. It wraps the functions that the product calls, so that
 * the product needs no hooks for it.
 */

const { folder, database, dataService } = JSON.parse(argv[2] ?? '') as ProgramInput
let place: Place | undefined
let ahead = 0

/** Kills this process at the ordered place. */
function at(here: Place): void {
  if (place === here) process.kill(process.pid, 'SIGKILL')
}
const isNamed = (path: unknown, part: string) => typeof path === 'string' && path.includes(part)
const { writeFile, open, link, rm } = fs
const { fetch } = globalThis
fs.writeFile = async (...args) => {
  await writeFile(...args)
  if (isNamed(args[0], '.json')) at('begun')
}
fs.open = (...args) => {
  if (!isNamed(args[0], 'objekte')) at('written')
  return open(...args)
}
fs.link = async (...args) => {
  at('synced')
  await link(...args)
  at('linked')
}
fs.rm = async (...args) => {
  if (isNamed(args[0], 'objekte')) at('removing')
  await rm(...args)
}
globalThis.fetch = async (...args) => {
  if (!isNamed(args[0], 'w_keep_scan')) return fetch(...args)
  at('put')
  const answer = fetch(...args)
  // The request is on its way to the database, or runs in it.
  if (place === 'sent') setTimeout(() => at('sent'), Math.random() * 4)
  await answer
  at('kept')
  return answer
}
syncBuiltinESMExports()

const { scanKeeping } = await import('@waldkerf/service/web/scans/scanKeeping')
const { serveScans } = await import('./serveScans.ts')
const keeping = scanKeeping(database)
const { service, port } = await serveScans(
  {
    folder,
    quota: 2 ** 30,
    now: () => Date.now() + ahead,
    keeping: {
      ...keeping,
      async compareRows(names) {
        at('deleted')
        const found = await keeping.compareRows(names)
        at('compared')
        return found
      },
    },
  },
  dataService,
)
process.on('message', (order: Order) => void carryOut(order).then(() => process.send?.('done')))
process.once('disconnect', () => process.exit())

async function carryOut(order: Order): Promise<void> {
  if ('endAt' in order) {
    // Waits for the end of the comparison that the start began.
    await service.compare()
    place = order.endAt
  } else if ('deleted' in order) await service.removeDeleted(order.deleted)
  else {
    ahead = order.compareAfter
    await service.compare()
    ahead = 0
  }
}
process.send?.(port)
