import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, client, type Ask } from '../native/client.ts'
import { commandLines, documentedBlocks } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import type { MailServer, ReceivedMail } from '../native/mailServer.ts'
import { type Browsers, fillNewPassword } from '../realm/browser.ts'
import type { Walk } from '../walk.ts'

/** One person of each role, by role. */
export const people = {
  ogf_new: 'neu@amt.example',
  ogf_citizens: 'buergerin@amt.example',
  ogf_expert: 'fach@amt.example',
  ogf_admin: 'chef@amt.example',
} as const

export type Person = keyof typeof people

/** An access token of the realm for each who has an account. They live five minutes. */
export async function tokens(kit: Kit): Promise<Record<Person, string>> {
  const signed = Object.entries(people).map(async ([role, email]) => [role, await kit.realm.token(email)])
  return Object.fromEntries(await Promise.all(signed)) as Record<Person, string>
}

/** Waits until it is true. Throws after a minute, unless told otherwise: jobs look every half minute. */
export async function until(what: string, isThere: () => boolean | Promise<boolean>, minutes = 1): Promise<void> {
  const end = Date.now() + minutes * 60_000
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Waited for ${minutes} min: ${what}`)
    await sleep(200)
  }
}

/** The newest mail to somebody, that has come since there were `before` mails. */
export async function newMail({ mails }: MailServer, to: string, before: number): Promise<ReceivedMail> {
  const find = () => mails.slice(before).findLast((mail) => mail.to === to)
  await until(`a mail to ${to}`, () => find() !== undefined)
  return find() as ReceivedMail
}

interface Row {
  user_id: number
  email: string
}

/** All that the walk needs beside the machine itself. */
export interface Surroundings {
  mailServer: MailServer
  browsers: Browsers
}

/** The first administrator by the documented commands; all others by her actions in the application. */
export async function invitePeople(walk: Walk, kit: Kit, around: Surroundings): Promise<void> {
  const ask = client(kit.machine)
  const [command = '', kcadm = ''] = documentedBlocks('The first administrator', 'sh').map((block) => block)
  await walk.step('kcadm: an account for the first administrator, whose mail leads to its password', async () => {
    const before = around.mailServer.mails.length
    const [enter, ...lines] = commandLines(kcadm)
    equal(enter, 'docker compose exec keycloak /bin/bash')
    await kit.inKeycloak(lines.join('\n'))
    const mail = await newMail(around.mailServer, people.ogf_admin, before)
    await acceptInvitation(kit, around, mail)
  })
  const admin = await kit.realm.token(people.ogf_admin)
  const [line = ''] = commandLines(command)
  await walk.step(line, async () => {
    equal(await call(ask, admin, 'a_get_currentuser'), 'ogf_new')
    match(await kit.does(line), /chef@amt\.example is an administrator/)
    equal(await call(ask, admin, 'a_get_currentuser'), 'ogf_admin')
    await rejects(kit.does(line), /There is an administrator already/)
  })
  await walk.step('an invitation makes the account and sends the mail whose link sets the password', () =>
    invite(kit, ask, admin, around),
  )
  await walk.step('who signs in uninvited is new, and is raised with the next request', async () => {
    await kit.realm.addAccount(people.ogf_new)
    await kit.realm.addAccount(people.ogf_citizens)
    const citizen = await kit.realm.token(people.ogf_citizens)
    equal(await call(ask, await kit.realm.token(people.ogf_new), 'a_get_currentuser'), 'ogf_new')
    const [own] = await call<Row[]>(ask, citizen, 'a_get_user_data', { email: people.ogf_citizens })
    await raise(ask, admin, own, 'ogf_citizens')
    equal(await call(ask, citizen, 'a_get_currentuser'), 'ogf_citizens')
  })
}

async function invite(kit: Kit, ask: Ask, admin: string, around: Surroundings): Promise<void> {
  const before = around.mailServer.mails.length
  const person = { mail: people.ogf_expert, first_name: 'Franziska', last_name: 'Fach' }
  const made = await call<Row>(ask, admin, 'a_add_user', person)
  const mail = await newMail(around.mailServer, people.ogf_expert, before)
  await until('the job’s word', () => kit.printed('invitations').includes('Invitations: 1 sent.'))
  match(mail.text, /7 Tage/)
  await acceptInvitation(kit, around, mail)
  const { emailVerified } = await kit.realm.ask<{ emailVerified: boolean }>(
    'GET',
    `/users/${await kit.realm.id(people.ogf_expert)}`,
  )
  deepEqual([emailVerified], [true])
  await raise(ask, admin, made, 'ogf_expert')
}

/** Follows the link of a mail in a new browser, sets the password, and goes on to the application. */
async function acceptInvitation(kit: Kit, { browsers }: Surroundings, { link }: ReceivedMail): Promise<void> {
  const page = await (await browsers.open()).newPage()
  await page.goto(link)
  await page.locator('#kc-info-message a, #kc-content a').first().click()
  await fillNewPassword(page)
  await page.waitForLoadState()
  await browsers.close()
}

const raise = (ask: Ask, admin: string, row: Row | undefined, status: Person) =>
  call(ask, admin, 'a_change_app_status', { user_id: String(row?.user_id), username: row?.email, status })
