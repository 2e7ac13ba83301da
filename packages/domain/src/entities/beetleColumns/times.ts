const dayLength = 86_400_000

/** Days since 1970-01-01 of `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayLength

/** The reverse. */
export const dayOf = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

/** Microseconds since 1970 of an instant as the database writes it: `2026-11-20T08:29:00.123456+00:00`. */
export function microsOf(instant: string): number {
  const [, seconds = '', fraction = '', zone = 'Z'] = /^(.{19})(?:\.(\d{1,6}))?(Z|[+-].*)$/.exec(instant) ?? []
  return Date.parse(seconds + zone) * 1_000 + Number(fraction.padEnd(6, '0'))
}

/** The reverse, in UTC: no zeros at the end of the fraction, and no empty fraction. */
export function instantOf(micros: number): string {
  const seconds = Math.floor(micros / 1e6)
  const fraction = String(micros - seconds * 1e6)
    .padStart(6, '0')
    .replace(/0+$/, '')
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}${fraction && `.${fraction}`}+00:00`
}

/** Days since 1970 (UTC) of a time in microseconds. */
export const dayNumberAt = (micros: number): number => Math.floor(micros / (dayLength * 1_000))
