import { type BeetleConditions } from '@waldkerf/domain/beetles/filter/conditions'
import { speciesById } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { beetleTest } from '@waldkerf/domain/beetles/filter/filterTests'
import { inSection } from '@waldkerf/domain/beetles/filter/section'
import type { DayRange } from '@waldkerf/domain/dates/weeks'
import { isImportId } from '@waldkerf/domain/entities/beetles/imports'
import { may } from '@waldkerf/domain/roles/rights'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { shownTo } from './beetles.ts'
import type { Caller } from '../caller.ts'
import { limitText, refuse, toId } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { toDay, toDecimal, toFlag } from '../values/arguments.ts'

/** A test of records made from a sent filter: refused by the rules of SQL, narrowing by the rule of domain. */
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
  import: string
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

/** Undefined without a section. @throws Problem 400 */
export function sectionCondition({ west, sued, ost, nord }: SentSection): Condition | undefined {
  if (west + sued + ost + nord === '') return undefined
  const area = { west: degrees(west, 180), east: degrees(ost, 180), south: degrees(sued, 90), north: degrees(nord, 90) }
  if (area.west > area.east || area.south > area.north) throw refuseSection()
  return (row) => inSection([row], area).length > 0
}

/** @throws Problem 400 without a section, or with a bad one */
export function requireSection(section: SentSection): void {
  if (!sectionCondition(section)) throw refuseSection()
}

const asked = <T>(value: string | undefined, read: (value: string) => T) => (value ? read(value) : undefined)

function dayRange(from: string, to: string): DayRange | undefined {
  return from || to ? { from: asked(from, toDay) ?? '', to: asked(to, toDay) ?? '' } : undefined
}

/** @throws Problem 400 */
function readConditions(sent: SentFilter): BeetleConditions {
  limitText(sent.suche, 200)
  return {
    status: sent.status.split(',').filter(() => sent.status !== ''),
    art: asked(sent.kaeferart, toId),
    bundesland: sent.bundesland,
    found: dayRange(sent.von, sent.bis),
    reported: dayRange(sent.gemeldet_von, sent.gemeldet_bis),
    search: sent.suche,
    pictures: asked(sent.mit_bild, toFlag),
    place: asked(sent.mit_ort, toFlag),
    answered: asked(sent.beantwortet, toFlag),
    imported: sent.import,
    edited: toFlag(sent.eigene_bearbeitung),
    own: toFlag(sent.eigene_meldung),
  }
}

/** Records that an import stored: nothing for those who may not import. @throws Problem 400 */
function importCondition(id: string, { role }: Caller, { origins }: MockState): Condition {
  if (id === '') return () => true
  if (!may(role, 'reviewBeetles')) return () => false
  if (!isImportId(id)) throw refuse('bad_import')
  const records = new Set([...origins.values()].filter(({ run }) => run === id).map(({ record }) => record))
  return (row) => records.has(row.id)
}

/** Whether a record fits, as far as the caller may read it. @throws Problem 400 */
export function filterCondition(sent: SentFilter, caller: Caller, state: MockState): Condition {
  const conditions = readConditions(sent)
  const person = { email: caller.email, id: caller.user?.user_id }
  const fits = beetleTest(conditions, { species: speciesById(state.species), person })
  const statuses = new Set(conditions.status)
  const stored = importCondition(conditions.imported, caller, state)
  return (row) => (statuses.size === 0 || statuses.has(row.status)) && stored(row) && fits(shownTo(caller, row))
}
