import type { User } from '@waldkerf/domain/entities/users/users'
import { keepText } from '../storage/keepText.ts'

/** Storage key of the person last confirmed on this device. */
export const personKey = 'waldkerf.person'

/** How long a person counts as known without being confirmed again, in ms. */
const lifetime = 30 * 86_400_000

/** The part of a person that the device keeps. */
export interface KeptPerson {
  email: string
  firstName: string
  lastName: string
  /** The stored role value. */
  status: string
  /** ms since 1970: when the service confirmed it last. */
  at: number
}

/** Notes the person whom the service has just confirmed. */
export function keepPerson(user: User, status: string, now = Date.now()) {
  const { email, first_name: firstName, last_name: lastName } = user
  const kept: KeptPerson = { email, firstName, lastName, status, at: now }
  keepText(personKey, JSON.stringify(kept))
}

/** The kept person; undefined without one, after 30 days, and where what is kept cannot be read. */
export function keptPerson(now = Date.now()): KeptPerson | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(personKey) ?? 'null') as KeptPerson | null
    // A clock that was set back makes nobody known for longer.
    return kept && kept.email !== '' && Math.abs(now - kept.at) < lifetime ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetKeptPerson = () => localStorage.removeItem(personKey)
