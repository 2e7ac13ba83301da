import { berlinDay } from '@waldkerf/domain/dates/days'
import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { searchWords } from '@waldkerf/domain/filter/filtered'
import { compared } from '@waldkerf/domain/texts/compared'
import { isOwn, messageFor } from './beetles.ts'
import type { Caller } from '../caller.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { toDay, toDecimal, toFlag } from '../values/arguments.ts'

/** Conditions on records, as `app.section_condition`, `app.beetle_condition` and `app.words_condition` have them. */
export type Condition = (row: Beetle) => boolean

export interface SentSection {
  west: string
  sued: string
  ost: string
  nord: string
}

export interface SentFilter {
  status: string
  kaeferart: string
  bundesland: string
  von: string
  bis: string
  gemeldet_von: string
  gemeldet_bis: string
  suche: string
  mit_bild: string
  mit_ort?: string
  beantwortet: string
  eigene_bearbeitung: string
  eigene_meldung: string
}

const refuseSection = () => refuse('bad_section')

/** A whole number. @throws Problem 400 */
export function toCount(value: string, most: number): number {
  if (!/^\d{1,9}$/.test(value) || Number(value) > most) throw refuse('bad_count')
  return Number(value)
}

const degrees = (value: string, most: number) => Number(toDecimal(value, most, 6))
const isBetween = (value: number | null, least: string, most: string) =>
  value !== null && value >= Number(least) && value <= Number(most)

/** Undefined without a section. @throws Problem 400 */
export function sectionCondition({ west, sued, ost, nord }: SentSection): Condition | undefined {
  if (west + sued + ost + nord === '') return undefined
  if (degrees(west, 180) > degrees(ost, 180) || degrees(sued, 90) > degrees(nord, 90)) throw refuseSection()
  return ({ lat, lon }) => isBetween(lat, sued, nord) && isBetween(lon, west, ost)
}

/** @throws Problem 400 without a section, or with a bad one */
export function requireSection(section: SentSection): void {
  if (!sectionCondition(section)) throw refuseSection()
}

const reportedOn = ({ gemeldet_am: instant }: Beetle) => berlinDay(new Date(instant))
const foundOn = (row: Beetle) => row.fund_datum ?? reportedOn(row)

const asked = <T>(value: string | undefined, read: (value: string) => T) => (value ? read(value) : undefined)

/**
 * Words that must all occur, each in the species' names, the Bundesland, the message or the number; in a message for those
 * who may read it. @throws Problem 400
 */
function wordsCondition(suche: string, caller: Caller, species: readonly Species[]): Condition | false {
  if (suche.length > 200) throw refuse('too_long.text', undefined, 200)
  const words = searchWords(suche)
  const names = new Map(species.map(({ id, de, sci, alt }) => [id, compared(`${de} ${sci} ${alt}`)]))
  return (
    words.length > 0 &&
    ((row) => {
      const message = messageFor(caller, row)
      const texts = [names.get(row.art) ?? '', compared(row.bundesland), compared(message), String(row.id)]
      return words.every((word) => texts.some((text) => text.includes(word)))
    })
  )
}

/** @throws Problem 400 */
export function filterCondition(sent: SentFilter, caller: Caller, species: readonly Species[]): Condition {
  const statuses = asked(sent.status, (value) => value.split(','))
  const art = asked(sent.kaeferart, toId)
  const from = asked(sent.von, toDay)
  const until = asked(sent.bis, toDay)
  const reportedFrom = asked(sent.gemeldet_von, toDay)
  const reportedUntil = asked(sent.gemeldet_bis, toDay)
  const withPicture = asked(sent.mit_bild, toFlag)
  const withPlace = asked(sent.mit_ort, toFlag)
  const answered = asked(sent.beantwortet, toFlag)
  const edited = toFlag(sent.eigene_bearbeitung)
  const reported = toFlag(sent.eigene_meldung)
  const conditions: (Condition | false)[] = [
    statuses !== undefined && ((row) => statuses.includes(row.status)),
    art !== undefined && ((row) => row.art === art),
    sent.bundesland !== '' && ((row) => row.bundesland === sent.bundesland),
    from !== undefined && ((row) => foundOn(row) >= from),
    until !== undefined && ((row) => foundOn(row) <= until),
    reportedFrom !== undefined && ((row) => reportedOn(row) >= reportedFrom),
    reportedUntil !== undefined && ((row) => reportedOn(row) <= reportedUntil),
    withPicture !== undefined && ((row) => (row.bilder_anzahl ?? 0) > 0 === withPicture),
    withPlace !== undefined && ((row) => (row.lat !== null) === withPlace),
    answered !== undefined && ((row) => row.beantwortet === answered),
    edited && ((row) => row.letzter_bearbeiter === caller.email),
    reported && ((row) => isOwn(caller, row)),
    wordsCondition(sent.suche, caller, species),
  ]
  const given = conditions.filter((condition) => condition !== false)
  return (row) => given.every((holds) => holds(row))
}
