import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { texts } from './checklist.texts.ts'

/** Names the missing value at a place. @param keys of the rows, in their order */
export function wordsOfPlace(place: Place, keys: readonly string[], t: typeof texts.de): string {
  if (place.area === 'rows') return t.rows
  if (place.area === 'row') {
    const nr = keys.indexOf(place.key) + 1
    return place.unclear === undefined ? t.row[place.field](nr) : t.unclear[place.field](nr, place.unclear)
  }
  if (place.area === 'head') return t.head[place.field]
  return place.area === 'client' ? t.client[place.field] : t.settings[place.field]
}
