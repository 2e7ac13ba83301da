import {
  type Assumptions,
  overdueAges,
  usualAssumptions,
  weightedStatuses,
} from '@waldkerf/domain/forecast/assumptions'
import { toQuery } from '../lists/addressParts.ts'

const delayName = 'verzug'
const longestDelay = 90
const validityName = 'gueltig'
const longestValidity = 365

const whole = (text: string | null, most: number, otherwise: number) => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value <= most ? value : otherwise
}

/** The assumptions live in the address, so that they can be shared; a value that makes no sense becomes the usual one. */
export function readForecastAddress(query: URLSearchParams): Assumptions {
  const [draft, sent, accepted] = weightedStatuses.map((status) =>
    whole(query.get(status), 100, usualAssumptions.likelihood[status]),
  )
  const [thirty, sixty, ninety, older] = overdueAges.map((age) =>
    whole(query.get(age), 100, usualAssumptions.overdue[age]),
  )
  return {
    likelihood: { entwurf: draft ?? 0, versendet: sent ?? 0, angenommen: accepted ?? 0 },
    overdue: { bis30: thirty ?? 0, bis60: sixty ?? 0, bis90: ninety ?? 0, aelter: older ?? 0 },
    validity: whole(query.get(validityName), longestValidity, usualAssumptions.validity),
    delay: whole(query.get(delayName), longestDelay, usualAssumptions.delay),
  }
}

/** The reverse; usual values are left out. */
export function writeForecastAddress({ likelihood, overdue, delay, validity }: Assumptions): URLSearchParams {
  const changed = weightedStatuses.filter((status) => likelihood[status] !== usualAssumptions.likelihood[status])
  const aged = overdueAges.filter((age) => overdue[age] !== usualAssumptions.overdue[age])
  return toQuery({
    ...Object.fromEntries(changed.map((status) => [status, likelihood[status]])),
    ...Object.fromEntries(aged.map((age) => [age, overdue[age]])),
    ...(validity !== usualAssumptions.validity && { [validityName]: validity }),
    ...(delay !== usualAssumptions.delay && { [delayName]: delay }),
  })
}
