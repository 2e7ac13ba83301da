import { searchWords } from '../../filter/filtered.ts'
import { compared } from '../../texts/compared.ts'
import { berlinMidnight, dayAfter } from '../../dates/berlinDays.ts'
import type { Beetle } from '../../entities/beetles/beetles.ts'
import type { BeetleFilter, SpeciesById } from './beetleFilter.ts'
import { ageRange, toDayRange } from './dayRanges.ts'

/** Whom 'mine' means. */
export interface Person {
  email: string
  /** benutzer.user_id; undefined for those without a row, who have reported nothing. */
  id: number | undefined
}

/** Facts that a filter's tests refer to. */
export interface FilterContext {
  species: SpeciesById
  person: Person
  /** In Berlin, `YYYY-MM-DD`. */
  today: string
}

type Test = (beetle: Beetle) => boolean

/** A place before or after all texts of instants. */
const [first, last] = ['', '~']

/** The instant a day begins at, as records write instants: they are compared as texts. */
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
  const names = new Map([...species].map(([id, { de, sci, alt }]) => [id, compared(`${de} ${sci} ${alt}`)]))
  return ({ id, art, bundesland, message }) => {
    const own = compared(`${id} ${bundesland} ${message}`)
    const ofSpecies = names.get(art) ?? ''
    return words.every((word) => own.includes(word) || ofSpecies.includes(word))
  }
}

function mineTest(mine: BeetleFilter['mine'], { email, id }: Person): Test | false {
  if (mine === 'edited') return ({ letzter_bearbeiter: editor }) => editor === email
  return mine === 'reported' && (({ user_id: reporter }) => id !== undefined && reporter === id)
}

/** @returns what a record has to pass for all of the filter but its status and section; what asks nothing is left out. */
export function buildTests(filter: BeetleFilter, { species, person, today }: FilterContext): readonly Test[] {
  const { art, bundesland, pictures, place } = filter
  const days = toDayRange(filter)
  const age = ageRange(filter.age, today)
  return [
    art !== undefined && ((beetle: Beetle) => beetle.art === art),
    bundesland !== '' && ((beetle: Beetle) => beetle.bundesland === bundesland),
    days && foundBetween(days.from, days.to),
    age && reportedBetween(age.from, age.to),
    pictures !== '' && ((beetle: Beetle) => (beetle.bilder_anzahl ?? 0) > 0 === (pictures === 'with')),
    place !== '' && ((beetle: Beetle) => (beetle.lat !== null) === (place === 'with')),
    mineTest(filter.mine, person),
    filter.answered !== '' && ((beetle: Beetle) => beetle.beantwortet),
    searchTest(filter.search, species),
  ].filter((test) => typeof test === 'function')
}
