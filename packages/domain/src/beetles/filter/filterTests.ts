import { searchWords } from '@waldkerf/domain/filter/filtered'
import { compared } from '@waldkerf/domain/texts/compared'
import { berlinMidnight, dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { BeetleConditions } from './conditions.ts'
import type { SpeciesById } from './beetleFilter.ts'

/** The person that 'mine' refers to. */
export interface Person {
  email: string
  /** benutzer.user_id; undefined for those without a row, who have reported nothing. */
  id: number | undefined
}

/** Facts that conditions refer to. */
export interface Facts {
  species: SpeciesById
  person: Person
}

/** Facts with the day from which ages are counted back. */
export interface FilterContext extends Facts {
  /** In Berlin, `YYYY-MM-DD`. */
  today: string
}

type Test = (beetle: Beetle) => boolean

/** Bounds that sort before and after every instant written as text. */
const [first, last] = ['', '~']

/** The instant at which a day begins, in the text form of records: instants are compared as texts. */
const dayStart = (day: string) => berlinMidnight(day).toISOString().slice(0, 19)

/** Reported on these days, both included; '' has no end. */
function reportedBetween(from: string, to: string): Test {
  const [start, end] = [from ? dayStart(from) : first, to ? dayStart(dayAfter(to, 1)) : last]
  return ({ gemeldet_am }) => gemeldet_am >= start && gemeldet_am < end
}

/** Found on these days; a record without the day of its find counts by its report. */
function foundBetween(from: string, to: string): Test {
  const reported = reportedBetween(from, to)
  return (beetle) => {
    const { fund_datum: day } = beetle
    return day === null ? reported(beetle) : day >= from && day <= (to || last)
  }
}

function searchTest(search: string, species: SpeciesById): Test | false {
  const words = searchWords(search)
  if (words.length === 0) return false
  const names = new Map(
    [...species].map(([id, { de, sci, alt, en = '' }]) => [id, compared(`${de} ${sci} ${alt} ${en}`)]),
  )
  return ({ id, art, bundesland, message }) => {
    const own = compared(`${bundesland} ${message}`)
    const speciesNames = names.get(art) ?? ''
    return words.every((word) => word === String(id) || own.includes(word) || speciesNames.includes(word))
  }
}

const hasWhether = (wanted: boolean | undefined, has: Test): Test | false =>
  wanted !== undefined && ((beetle) => has(beetle) === wanted)

/** @returns whether a record fits all conditions but its status; the database has the same (`app.beetle_condition` and those beside it) */
export function beetleTest(conditions: BeetleConditions, { species, person }: Facts): Test {
  const { art, bundesland, found, reported, pictures, place, answered, edited, own, search } = conditions
  const tests = [
    art !== undefined && ((beetle: Beetle) => beetle.art === art),
    bundesland !== '' && ((beetle: Beetle) => beetle.bundesland === bundesland),
    found && foundBetween(found.from, found.to),
    reported && reportedBetween(reported.from, reported.to),
    hasWhether(pictures, (beetle) => (beetle.bilder_anzahl ?? 0) > 0),
    hasWhether(place, (beetle) => beetle.lat !== null),
    hasWhether(answered, (beetle) => beetle.beantwortet),
    edited && ((beetle: Beetle) => beetle.letzter_bearbeiter === person.email),
    own && ((beetle: Beetle) => person.id !== undefined && beetle.user_id === person.id),
    searchTest(search, species),
  ].filter((test) => typeof test === 'function')
  return (beetle) => tests.every((test) => test(beetle))
}
