import { CallError } from '@waldkerf/domain/calls/CallError'
import { effectiveRole, type Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes } from '@waldkerf/domain/roles/routeTable'
import { mailFallbacks, textLengths, type User } from '@waldkerf/domain/entities/users/users'
import { hasLine } from '../platform/offline/hasLine.ts'
import { keptPerson, type KeptPerson } from '../platform/offline/keptPerson.ts'
import { readClaims, storedToken } from '../platform/identity/tokens.ts'

/** Pages that open without a line, as far as the kept role opens them. */
const pages = ['reports', 'newReport', 'report']

/** A user with what the device keeps; the number 0 is nobody's. */
function keptUser({ email, firstName, lastName, status }: KeptPerson): User {
  const blank = Object.fromEntries(Object.keys(textLengths).map((name) => [name, '']))
  const rest = { user_id: 0, geschlecht: '', geb: null, reg_date: null, version: 0, ...mailFallbacks }
  return { ...blank, ...rest, email, first_name: firstName, last_name: lastName, app_status: status } as User
}

/** Rights of a person whose data could not be loaded. */
export interface Lesser {
  /** Without a line: the person last confirmed on this device, with the pages of reports. */
  kept?: {
    user: User
    status: string
    role: Role
    allowed: ReadonlySet<string>
    offline: true
    problem: undefined
  }
  /** The stored role value that holds meanwhile, as far as the token tells it. */
  status?: string
}

/** Whether somebody else has signed in since, whom the device has not yet kept when the line broke. */
const isOther = (person: KeptPerson, email = person.email) => email.toLowerCase() !== person.email.toLowerCase()

/** @param error why the data could not be loaded */
export async function judgeMissing(error: unknown): Promise<Lesser> {
  const { groups = [], email } = readClaims(storedToken())
  const status = groups.includes('appuser_new') ? 'appuser_new' : 'ogf_new'
  // An answer of the service, whatever it says, came over a line.
  if (error instanceof CallError && !['network', 'timeout'].includes(error.kind)) return { status }
  const person = keptPerson()
  if (!person || isOther(person, email) || (await hasLine())) return { status }
  const role = effectiveRole(person.status)
  const own = allowedRoutes(role)
  const allowed = new Set(pages.filter((id) => own.has(id)))
  return {
    kept: { user: keptUser(person), status: person.status, role, allowed, offline: true, problem: undefined },
    status,
  }
}
