import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { User } from '@waldkerf/domain/entities/users/users'
import { questions } from './conversations.ts'
import { addDays, daysBetween } from './days.ts'
import { createRandom, type Random } from './random.ts'
import { type Region, regions } from './regions.ts'
import { flights, species } from './species.ts'

const rejections = [
  'Das Bild zeigt einen Laufkäfer, keinen Borkenkäfer. Vielen Dank für Ihre Aufmerksamkeit.',
  'Auf dem Bild ist die Art nicht zu erkennen. Bitte fotografieren Sie Käfer und Fraßbild aus der Nähe.',
  'Diese Meldung liegt bereits unter demselben Ort und Tag vor.',
]

/** The status of a record of this age in days: the younger, the more likely undecided. */
function statusFor(age: number, random: Random) {
  const waiting = age < 10 ? 9 : age < 30 ? 3 : 0.05
  return random.weighted([
    ['new', waiting],
    ['in_review', waiting / 3],
    ['query', waiting / 6 + 0.02],
    ['published', 2.6],
    ['rejected', 0.3],
  ])
}

function foundDay(months: readonly (readonly [number, number])[], today: string, random: Random) {
  if (random.chance(0.06)) return addDays(today, -random.integer(0, 21))
  const month = random.weighted(months)
  const year =
    Number(today.slice(0, 4)) -
    random.weighted([
      [0, 5],
      [1, 4],
      [2, 3],
    ])
  const day = `${year}-${String(month).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`
  return day > today ? addDays(day, -365) : day
}

/** Five decimals, about a metre. */
const degrees = (value: number) => Math.round(value * 1e5) / 1e5

function place(region: Region, random: Random) {
  const distance = region.radius * Math.min(1, Math.abs(random.normal()) / 2)
  const angle = random.next() * 2 * Math.PI
  return {
    lat: degrees(region.lat + (distance / 111.2) * Math.sin(angle)),
    lon: degrees(region.lon + (distance / (111.2 * Math.cos((region.lat * Math.PI) / 180))) * Math.cos(angle)),
  }
}

const speciesIds = new Map(species.map((row) => [row.sci, row.id]))
const weightedFlights = flights.map((flight) => [flight, flight.share] as const)
const weightedRegions = regions.map((region) => [region, region.weight] as const)

/** Newcomers may not report yet: of theirs, somebody else is the reporter. */
function reporter(users: readonly User[], random: Random): User {
  const picked = random.pick(users)
  if (picked.app_status !== 'ogf_new') return picked
  const others = users.filter(({ app_status: status }) => status !== 'ogf_new')
  return others[picked.user_id % others.length] ?? picked
}

function sighting(id: number, reporters: readonly User[], editor: string, today: string, random: Random): Beetle {
  const flight = random.weighted(weightedFlights)
  const region = random.weighted(weightedRegions)
  const found = foundDay(flight.months, today, random)
  const reported = addDays(found, Math.min(random.integer(0, 5), Math.max(0, daysBetween(found, today))))
  const status = statusFor(daysBetween(reported, today), random)
  const touched = status !== 'new'
  const where = random.chance(0.03) ? { lat: null, lon: null } : place(region, random)
  return {
    id,
    art: speciesIds.get(flight.sci) ?? species.length,
    status,
    published_from: status === 'published' ? editor : '',
    letzter_bearbeiter: touched ? editor : '',
    message: status === 'rejected' ? random.pick(rejections) : status === 'query' ? random.pick(questions) : '',
    user_id: reporter(reporters, random).user_id,
    fund_datum: found,
    gemeldet_am: `${reported}T${String(random.integer(6, 8)).padStart(2, '0')}:${String(random.integer(10, 29))}:00+00:00`,
    ...where,
    bundesland: where.lat === null && random.chance(0.4) ? '' : region.bundesland,
    bilder_anzahl: 0,
    version: 1,
    beantwortet: false,
  }
}

/** Sightings over three seasons up to `today`, ids in order of reporting. */
export function seedBeetles(count: number, users: readonly User[], today: string): Beetle[] {
  const random = createRandom(4_711)
  const editors = users.filter((user) => user.app_status === 'ogf_expert').map((user) => user.email)
  const rows = Array.from({ length: count }, () => sighting(0, users, random.pick(editors), today, random))
  rows.sort((a, b) => (a.gemeldet_am < b.gemeldet_am ? -1 : a.gemeldet_am > b.gemeldet_am ? 1 : 0))
  return rows.map((row, index) => ({ ...row, id: index + 1 }))
}
