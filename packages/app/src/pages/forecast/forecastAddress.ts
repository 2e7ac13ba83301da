import { type Assumptions, usualAssumptions, weightedStatuses } from '@waldkerf/domain/forecast/outlook'
import { toQuery } from '../lists/addressParts.ts'

const delayName = 'verzug'
const longestDelay = 90

const whole = (text: string | null, most: number, otherwise: number) => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value <= most ? value : otherwise
}

/** The assumptions live in the address, so that they can be shared; a value that makes no sense becomes the usual one. */
export function readForecastAddress(query: URLSearchParams): Assumptions {
  const [draft, sent, accepted] = weightedStatuses.map((status) =>
    whole(query.get(status), 100, usualAssumptions.likelihood[status]),
  )
  return {
    likelihood: { entwurf: draft ?? 0, versendet: sent ?? 0, angenommen: accepted ?? 0 },
    delay: whole(query.get(delayName), longestDelay, usualAssumptions.delay),
  }
}

/** The reverse; usual values are left out. */
export function writeForecastAddress({ likelihood, delay }: Assumptions): URLSearchParams {
  const changed = weightedStatuses.filter((status) => likelihood[status] !== usualAssumptions.likelihood[status])
  return toQuery({
    ...Object.fromEntries(changed.map((status) => [status, likelihood[status]])),
    ...(delay !== usualAssumptions.delay && { [delayName]: delay }),
  })
}
