import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letPass } from '../postgres/account.ts'
import { copyCheckout } from './native/checkoutCopy.ts'
import { buildImage, type Image } from './native/image.ts'
import { Kit } from './native/kit.ts'
import { newMachine } from './native/machine.ts'
import { alerts } from './steps/alerts.ts'
import { backUp, carryOver, restore, restoreInPlace } from './steps/backup.ts'
import { firstStart } from './steps/firstStart.ts'
import { changeKeys } from './steps/keys.ts'
import { mailerReturns, sendMails } from './steps/mails.ts'
import { invitePeople } from './steps/people.ts'
import { doTheWork } from './steps/work.ts'
import { upgrade } from './steps/upgrade.ts'
import { Walk } from './walk.ts'

const place = mkdtempSync(join(tmpdir(), 'waldkerf-production-'))
letPass(place)
const walk = new Walk()
const kits: Kit[] = []

async function newKit(name: string, image: Image): Promise<Kit> {
  const folder = join(place, name)
  copyCheckout(folder)
  const kit = new Kit(await newMachine(folder), image)
  kits.push(kit)
  return kit
}

async function production(): Promise<void> {
  await alerts(walk)
  const image = await walk.step('the image', () => buildImage(join(place, 'image')))
  const first = await newKit('first', image)
  await firstStart(walk, first)
  await invitePeople(walk, first)
  const work = await doTheWork(walk, first)
  await sendMails(walk, first)
  await changeKeys(walk, first)
  const backup = await backUp(walk, first, work)
  await first.down()
  const second = await newKit('second', image)
  carryOver(first, second)
  await restore(walk, second, work, backup)
  await mailerReturns(walk, second)
  await restoreInPlace(walk, second, work, backup)
  await upgrade(walk, second)
}

let tidied: Promise<void> | undefined

async function endAll(): Promise<void> {
  for (const kit of kits) await kit.down()
  rmSync(place, { recursive: true, force: true })
}

/** Once, however often it is asked to end. */
const tidy = () => (tidied ??= endAll())

// A run that is ended by a signal leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void tidy().finally(() => process.exit(1)))
}
const isGreen = await walk.go(production).finally(tidy)
process.exitCode = isGreen ? 0 : 1
