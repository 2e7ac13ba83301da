import { type Suppositions, usualSuppositions, weightedStatuses } from '@waldkerf/domain/forecast/outlook'
import { toQuery } from '../lists/addressParts.ts'

const delayName = 'verzug'
const longestDelay = 90

const whole = (text: string | null, most: number, otherwise: number) => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN
  return value <= most ? value : otherwise
}

/** What is supposed stands in the address, so that it can be shown to others; what makes no sense is as usual. */
export function readForecastAddress(query: URLSearchParams): Suppositions {
  const [draft, sent, accepted] = weightedStatuses.map((status) =>
    whole(query.get(status), 100, usualSuppositions.likelihood[status]),
  )
  return {
    likelihood: { entwurf: draft ?? 0, versendet: sent ?? 0, angenommen: accepted ?? 0 },
    delay: whole(query.get(delayName), longestDelay, usualSuppositions.delay),
  }
}

/** The reverse; what is as usual is left out. */
export function writeForecastAddress({ likelihood, delay }: Suppositions): URLSearchParams {
  const changed = weightedStatuses.filter((status) => likelihood[status] !== usualSuppositions.likelihood[status])
  return toQuery({
    ...Object.fromEntries(changed.map((status) => [status, likelihood[status]])),
    ...(delay !== usualSuppositions.delay && { [delayName]: delay }),
  })
}
