import { equal, match, rejects } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, client, type Ask } from '../native/client.ts'
import { commandLines, documentedBlocks } from '../documentation/documented.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'

/** One person of each role, by role. */
export const people = {
  ogf_new: 'neu@amt.example',
  ogf_citizens: 'buergerin@amt.example',
  ogf_expert: 'fach@amt.example',
  ogf_admin: 'chef@amt.example',
} as const

export type Person = keyof typeof people

/** An access token of the realm for each. They live five minutes. */
export async function tokens(kit: Kit): Promise<Record<Person, string>> {
  const signed = Object.entries(people).map(async ([role, email]) => [role, await kit.containers.keycloak.token(email)])
  return Object.fromEntries(await Promise.all(signed)) as Record<Person, string>
}

/** Waits until it is true. Throws after a minute: jobs look every half minute. */
export async function until(what: string, isThere: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`Waited for a minute: ${what}`)
    await sleep(200)
  }
}

interface Row {
  user_id: number
  email: string
}

/** The first administrator by the documented command; all others by her actions in the application. */
export async function invitePeople(walk: Walk, kit: Kit): Promise<void> {
  const ask = client(kit.machine)
  const token = await tokens(kit)
  const [command = ''] = commandLines(documentedBlocks('The first administrator', 'sh')[0] ?? '')
  await walk.step(command, async () => {
    equal(await call(ask, token.ogf_admin, 'a_get_currentuser'), 'ogf_new')
    match(await kit.does(command), /chef@amt\.example is an administrator/)
    equal(await call(ask, token.ogf_admin, 'a_get_currentuser'), 'ogf_admin')
    await rejects(kit.does(command), /There is an administrator already/)
  })
  await walk.step('an invitation makes the account and has the mail sent whose link sets the password', () =>
    invite(kit, ask, token.ogf_admin),
  )
  await walk.step('who signs in uninvited is new, and is raised with the next request', async () => {
    const [own] = await call<Row[]>(ask, token.ogf_citizens, 'a_get_user_data', { email: people.ogf_citizens })
    await raise(ask, token.ogf_admin, own, 'ogf_citizens')
    equal(await call(ask, token.ogf_citizens, 'a_get_currentuser'), 'ogf_citizens')
  })
}

async function invite(kit: Kit, ask: Ask, admin: string): Promise<void> {
  const person = { mail: people.ogf_expert, first_name: 'Franziska', last_name: 'Fach' }
  const made = await call<Row>(ask, admin, 'a_add_user', person)
  const { mails } = kit.containers.keycloak
  await until('the mail of the invitation', () => mails.length > 0)
  await until('the job’s word', () => kit.printed('invitations').includes('Invitations: 1 sent.'))
  const [mail] = mails
  equal(mail?.email, people.ogf_expert)
  equal(mail?.actions.join(), 'UPDATE_PASSWORD,VERIFY_EMAIL')
  equal(mail?.lifespan, String(7 * 24 * 60 * 60))
  equal(mail?.returnsTo, 'https://waldkerf.example/')
  await raise(ask, admin, made, 'ogf_expert')
}

const raise = (ask: Ask, admin: string, row: Row | undefined, status: Person) =>
  call(ask, admin, 'a_change_app_status', { user_id: String(row?.user_id), username: row?.email, status })
