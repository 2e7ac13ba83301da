import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { texts } from './checklist.texts.ts'

/** What is missing at a place. @param keys of the rows, in their order */
export function wordsOfPlace(place: Place, keys: readonly string[], t: typeof texts.de): string {
  if (place.area === 'rows') return t.rows
  if (place.area === 'row') {
    const { field, key, unclear } = place
    const nr = keys.indexOf(key) + 1
    const isUnclear = unclear !== undefined && (field === 'quantity' || field === 'price')
    return isUnclear ? t.unclear[field](nr, unclear) : t.row[field](nr)
  }
  if (place.area === 'head') return t.head[place.field]
  return place.area === 'client' ? t.client[place.field] : t.settings[place.field]
}
