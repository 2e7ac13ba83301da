import { berlinMidnight } from '@waldkerf/domain/dates/berlinDays'

/** All instants of the example data's last day lie before this time (UTC). */
const lastTime = 'T10:30:00Z'
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\+00:00)?$/

/** Text of an instant as the database writes it, or without a zone as a camera does. */
const written = (time: number, zone: string) => `${new Date(time).toISOString().slice(0, 19)}${zone}`

/**
 * The same rows with the instants of the last day compressed into the time since its midnight in Berlin, in their
 * order, so that an installation started at night has no instants in the future.
 */
export function notLater<World extends object>(world: World, { today, now }: { today: string; now: Date }): World {
  const start = berlinMidnight(today).getTime()
  const share = (now.getTime() - start) / (Date.parse(`${today}${lastTime}`) - start)
  if (share >= 1) return world
  const pressed = (value: unknown): unknown => {
    if (typeof value !== 'string' || !instant.test(value)) return value
    const zone = value.slice(19)
    const midnight = zone === '' ? Date.parse(`${today}T00:00:00Z`) : start
    const time = Date.parse(`${value.slice(0, 19)}Z`)
    return time < midnight ? value : written(midnight + (time - midnight) * Math.max(0, share), zone)
  }
  const rows = (list: unknown): unknown =>
    Array.isArray(list) && typeof list[0] === 'object'
      ? list.map((row: object) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, pressed(value)])),
        )
      : list
  return Object.fromEntries(Object.entries(world).map(([name, list]) => [name, rows(list)])) as World
}
