import { type BeetleFilter, beetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { filterParts, readId } from '@waldkerf/domain/filter/parts'
import type { GisLook } from '@waldkerf/ui/screens/gis/GisScreen'

/** The state of the review workplace that its address contains. */
export interface GisAddress {
  filter: BeetleFilter
  selectedId: number | undefined
  /** The view of the list; undefined: the person's preference. */
  view: GisLook['view'] | undefined
  /** Invalid parts as `name=value`; they narrow nothing. */
  ignored: readonly string[]
}

const record = 'meldung'
const view = filterParts().word('elsewhere', 'ansicht', { tabelle: 'table', bilder: 'pictures' })

/** Reads filter and selection from the address, so that a link shows the same. */
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
