import { may } from '@waldkerf/domain/roles/rights'
import { effectiveRole, knownStatuses } from '@waldkerf/domain/roles/roles'
import { demoPassword, guestEmail, seedUsers } from '@waldkerf/mocks/seed/users'
import type { NewAccount } from './accounts.ts'

export { demoPassword }

const groupsByStatus: Readonly<Record<string, string[]>> = {
  ogf_admin: ['appuser_validated', 'appuser_apus', 'appuser_apus_admin', 'ogf_admin'],
  ogf_new: ['appuser_new'],
}

/** The stored role that a demo account shows, or somebody who has no row yet. */
export type DemoDay = (typeof knownStatuses)[number] | 'guest'

export interface DemoAccount extends NewAccount {
  day: DemoDay
}

/** The demo persons of the seed, and one who has an account but no row yet; of an empty office its administrator alone. */
export function demoAccounts(seed?: string): DemoAccount[] {
  const persons = seedUsers('2026-01-01', 0).map((user): DemoAccount => ({
    email: user.email,
    givenName: user.first_name ?? '',
    familyName: user.last_name ?? '',
    groups: groupsByStatus[user.app_status] ?? ['appuser_validated'],
    day: knownStatuses.find((status) => status === user.app_status) ?? 'guest',
  }))
  if (seed === 'empty') return persons.filter(({ day }) => may(effectiveRole(day), 'manageUsers'))
  const guest = { email: guestEmail, givenName: 'Gesine', familyName: 'Gastmann', groups: ['appuser_new'] }
  return [...persons, { ...guest, day: 'guest' }]
}
