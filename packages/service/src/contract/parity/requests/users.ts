import { seedWorld } from '@waldkerf/mocks/seed/world'
import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call, key, twice, version } from '@waldkerf/service/contract/fixtures/request'

const world = seedWorld({ today: testDay, size: 'small' })
const userNumber = (email: string) => String(world.users.find((user) => user.email === email)?.user_id)
const citizen = { user_id: userNumber('nutzer@waldkerf.test') }
const expert = { user_id: userNumber('expert@waldkerf.test') }
const unlinked = world.users.find(({ user_id: id }) => !world.clientLinks.some((link) => link.user_id === id))
const client = { client_id: String(world.clients[0]?.client_id) }
const person = { user_id: String(unlinked?.user_id) }
const named = { ...person, username: unlinked?.email }
const nobody = { user_id: '0' }

const [invited, other] = world.userAccess
  .filter(({ konto_seit: account }) => account === null)
  .map((row) => row.user_id)
const everyone = world.users.map((row) => row.user_id)

/** Names, and who has an account. */
const people: readonly Request[] = [
  call('w_get_personen', { user_ids: everyone.map(String), mails: [] }),
  call('w_get_personen', { user_ids: ['2', '2', '99999'], mails: [' NUTZER@waldkerf.test ', 'niemand@waldkerf.test'] }),
  call('w_get_personen', { user_ids: ['x'], mails: [] }),
  call('w_get_personen', { user_ids: Array.from({ length: 1_001 }, () => '1'), mails: [] }),
  call('w_get_personen', { mails: ['expert@waldkerf.test'] }),
  call('w_get_personen'),
  call('w_get_nutzer_zugang'),
  ...twice(call('w_resend_einladung', { user_id: invited }, key('invited'))),
  call('w_resend_einladung', { user_id: other }, key('invited')),
  call('w_resend_einladung', { user_id: other }),
  call('w_resend_einladung', citizen),
  call('w_resend_einladung', nobody),
  call('w_resend_einladung'),
  call('a_get_user_data', { email: 'neu@waldkerf.test', id: '' }),
  call('w_get_nutzer_zugang'),
]

/** A person's data report, and the request to be erased. */
const privacy: readonly Request[] = [
  ...['w_get_auskunft', 'w_get_loeschung', 'w_loesche_person'].flatMap((name) => [
    call(name, nobody),
    call(name, { user_id: 'x' }),
    call(name),
  ]),
  call('w_get_loeschantrag'),
  call('w_set_loeschantrag', { beantragt: 'vielleicht' }),
  call('w_get_datenschutz'),
  call('w_set_loeschantrag', { beantragt: true }),
  call('w_set_loeschantrag', { beantragt: 'true' }),
  call('w_get_loeschantrag'),
  call('w_get_datenschutz'),
  call('w_set_loeschantrag', { beantragt: false }),
  call('w_set_loeschantrag'),
]

/** The administration of people, after all that was done to them before. */
export const userRequests: readonly Request[] = [
  call('w_get_nutzer_kunden'),
  call('w_get_nutzer_kunden', citizen),
  call('w_get_nutzer_kunden', nobody),
  call('w_get_nutzer_kunden', { user_id: 'x' }),
  call('w_get_nutzer_konto', expert),
  call('w_get_nutzer_konto', nobody),
  call('w_get_nutzer_konto'),
  call('w_set_nutzer_team', { ...person, apus_team: true, apus_admin: true }, version(1)),
  call('w_set_nutzer_team', { ...person, apus_team: 'true', apus_admin: false }, version(1)),
  call('w_set_nutzer_team', { ...person, apus_team: false, apus_admin: true }),
  call('w_set_nutzer_team', { ...person, apus_team: 'vielleicht' }),
  call('w_set_nutzer_team', { ...person }),
  call('w_set_nutzer_team', nobody),
  call('a_add_user_to_client', { ...person, ...client, kataster_enabled: true }),
  call('a_add_user_to_client', { ...person, ...client, kataster_enabled: false }),
  call('a_disconnect_user_from_client', { ...named, ...client }),
  call('a_connect_user_to_client', { ...named, ...client }),
  call('w_get_nutzer_meldungen', citizen),
  call('w_get_nutzer_meldungen', nobody),
  call('w_get_nutzer_verlauf', citizen),
  call('w_get_nutzer_verlauf', person),
  call('w_get_nutzer_verlauf', nobody),
  call('w_get_nutzer_verlauf', { user_id: '-1' }),
  ...people,
  ...privacy,
]
