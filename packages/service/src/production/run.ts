import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letPass } from '../postgres/account.ts'
import { copyCheckout } from './native/checkoutCopy.ts'
import { newAuthority } from './native/authority.ts'
import { BackupHost } from './native/backupHost.ts'
import type { Parts } from './native/containers.ts'
import type { PublicPorts } from './native/gateway.ts'
import { buildImage } from './native/image.ts'
import { Kit } from './native/kit.ts'
import { newMachine } from './native/machine.ts'
import { mailAccount, type MailServer, startMailServer } from './native/mailServer.ts'
import { keycloakDistribution, keycloakVersion } from './programs/keycloak.ts'
import { missingForMaven } from './programs/maven.ts'
import { barmanPackages } from './programs/barman.ts'
import { postgresTools } from './programs/postgres.ts'
import { identityPages } from './pages/pages.ts'
import { Browsers } from './realm/browser.ts'
import { alerts } from './steps/alerts.ts'
import { backUp, carryOver, restore, restoreInPlace } from './steps/backup.ts'
import { doctor } from './steps/doctor.ts'
import { firstHour } from './steps/firstHour.ts'
import { firstStart } from './steps/firstStart.ts'
import { changeKeys } from './steps/keys.ts'
import { mailerReturns, sendMails } from './steps/mails.ts'
import { invitePeople } from './steps/people.ts'
import { pointInTime } from './steps/pointInTime.ts'
import { doTheWork } from './steps/work.ts'
import { upgrade } from './steps/upgrade.ts'
import { gateway } from './steps/gateway.ts'
import { directory, makeDirectory } from './steps/identity/directory.ts'
import { entering } from './steps/identity/entering.ts'
import { factors } from './steps/identity/factors.ts'
import { requests } from './steps/identity/requests.ts'
import { staying } from './steps/identity/staying.ts'
import { freePorts } from '@waldkerf/service/ports'
import { trust } from './native/authority.ts'
import { notRun } from './notRun.ts'
import { writeReport } from './report.ts'
import { Walk } from './walk.ts'

const place = mkdtempSync(join(tmpdir(), 'waldkerf-production-'))
letPass(place)
const walk = new Walk()
/** Keeps Keycloak's pages for stories, and ends: a word of the theme has changed. */
const isPagesAlone = process.argv.includes('--pages')
const kits: Kit[] = []

let mailServer: MailServer | undefined
let browsers: Browsers | undefined
let backups: BackupHost | undefined

async function newKit(name: string, parts: Parts, ports: PublicPorts): Promise<Kit> {
  const folder = join(place, name)
  copyCheckout(folder)
  const kit = new Kit(await newMachine(folder), parts, ports)
  kits.push(kit)
  return kit
}

async function production(): Promise<void> {
  const [https = 0, http = 0, mailPort = 0] = await freePorts(3)
  const ports = { https, http }
  const tools = await walk.step('PostgreSQL’s client programs', postgresTools)
  await walk.step('Barman', barmanPackages)
  await walk.step(`Keycloak ${keycloakVersion()}`, keycloakDistribution)
  const authority = await walk.step('a certificate for localhost', () => newAuthority(place))
  trust(authority)
  await alerts(walk)
  const image = await walk.step('the image', () => buildImage(join(place, 'image')))
  const parts = { image, authority, tools }
  mailServer = await startMailServer(mailPort, authority)
  browsers = new Browsers(place, authority)
  const around = { mailServer, browsers }
  const first = await newKit('first', parts, ports)
  await firstStart(walk, first, {
    WALDKERF_ORIGIN: `https://localhost:${https}`,
    WALDKERF_SMTP_HOST: 'localhost',
    WALDKERF_SMTP_PORT: String(mailPort),
    WALDKERF_SMTP_USER: mailAccount.user,
  })
  if (isPagesAlone) {
    await makeDirectory(first)
    return identityPages(walk, first, around)
  }
  await gateway(walk, first, { authority, http })
  await invitePeople(walk, first, around)
  const work = await doTheWork(walk, first)
  await entering(walk, first, around)
  await staying(walk, first, around)
  await requests(walk, first)
  await factors(walk, first, around)
  await directory(walk, first, around)
  await identityPages(walk, first, around)
  await sendMails(walk, first, around)
  await changeKeys(walk, first)
  await doctor(walk, first, authority)
  const backup = await backUp(walk, first, work)
  await first.down()
  const second = await newKit('second', parts, ports)
  carryOver(first, second)
  await restore(walk, second, work, backup)
  await mailerReturns(walk, second)
  await restoreInPlace(walk, second, work, backup)
  backups = new BackupHost(join(place, 'backups'))
  await backups.prepare(tools)
  const third = await newKit('third', parts, ports)
  await pointInTime(walk, second, third, backups, work)
  await upgrade(walk, third)
  await third.down()
  await firstHour(walk)
}

let tidied: Promise<void> | undefined

async function endAll(): Promise<void> {
  await browsers?.close()
  await backups?.down()
  for (const kit of kits) await kit.down()
  await mailServer?.stop()
  rmSync(place, { recursive: true, force: true })
}

/** Once, however often it is asked to end. */
const tidy = () => (tidied ??= endAll())

// A run that is ended by a signal leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void tidy().finally(() => process.exit(1)))
}
const missing = await missingForMaven()
if (missing === undefined) {
  const isGreen = await walk.go(production).finally(tidy)
  if (isGreen && !isPagesAlone && process.argv.includes('--record')) await writeReport(walk)
  process.exitCode = isGreen ? 0 : 1
} else {
  console.log(`Production was not run: ${missing} is missing.`)
  process.exitCode = notRun
}
