const dayLength = 86_400_000

/** Days since 1970-01-01 of `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

const days = new Map<number, string>()

/** The reverse, cached: a hundred thousand records have only some thousand days. */
export function dayFromNumber(number: number): string {
  const known = days.get(number)
  if (known !== undefined) return known
  const day = new Date(number * dayLength).toISOString().slice(0, 10)
  days.set(number, day)
  return day
}

/** Microseconds since 1970 of an instant as the database writes it: `2026-11-20T08:29:00.123456+00:00`. */
export function toMicros(instant: string): number {
  const [, seconds = '', fraction = '', zone = 'Z'] = /^(.{19})(?:\.(\d{1,6}))?(Z|[+-].*)$/.exec(instant) ?? []
  return Date.parse(seconds + zone) * 1_000 + Number(fraction.padEnd(6, '0'))
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))

/** The reverse, in UTC: no zeros at the end of the fraction, and no empty fraction. */
export function toInstant(micros: number): string {
  const seconds = Math.floor(micros / 1e6)
  const rest = micros - seconds * 1e6
  const day = Math.floor(seconds / 86_400)
  const secondsInDay = seconds - day * 86_400
  const time = [secondsInDay / 3_600, (secondsInDay / 60) % 60, secondsInDay % 60].map(
    (value) => twoDigits[Math.floor(value)],
  )
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(6, '0')}`.replace(/0+$/, '')
  return `${dayFromNumber(day)}T${time.join(':')}${fraction}+00:00`
}

/** Days since 1970 (UTC) of a time in microseconds. */
export const dayNumberAt = (micros: number): number => Math.floor(micros / (dayLength * 1_000))
