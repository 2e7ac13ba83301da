import { type BeetleFilter, beetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { filterParts, readId } from '@waldkerf/domain/filter/parts'
import type { GisLook } from '@waldkerf/ui/screens/gis/GisScreen'

/** The review workplace's state as its address holds it. */
export interface GisAddress {
  filter: BeetleFilter
  selectedId: number | undefined
  /** How the list is shown; undefined: as the person likes it. */
  view: GisLook['view'] | undefined
  /** Parts that make no sense, as `name=value`: they narrow nothing. */
  ignored: readonly string[]
}

const record = 'meldung'
const view = filterParts().word('elsewhere', 'ansicht', { tabelle: 'table', bilder: 'pictures' })

/** The review workplace's filter and selection as they stand in the address, so that a link shows the same. */
export function readAddress(query: URLSearchParams): GisAddress {
  const ignored: string[] = []
  function read<T>(name: string, meaning: (text: string) => T | undefined): T | undefined {
    const given = query.get(name)
    if (!given) return undefined
    const value = meaning(given)
    if (value === undefined) ignored.push(`${name}=${given}`)
    return value
  }
  const filter = beetleFilter.read(query, (part) => ignored.push(part))
  return { filter, selectedId: read(record, readId), view: read(view.name, view.read) || undefined, ignored }
}

/** The reverse; empty parts are left out. */
export function writeAddress(filter: BeetleFilter, selectedId?: number, shown?: GisLook['view']): URLSearchParams {
  const query = beetleFilter.write(filter)
  if (selectedId !== undefined) query.set(record, String(selectedId))
  if (shown !== undefined) query.set(view.name, view.write(shown))
  return query
}
