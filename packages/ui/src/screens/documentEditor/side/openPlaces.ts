import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'
import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import type { Finding, Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import { unknownUnits } from '@waldkerf/domain/office/eInvoice/units'
import { type Address, documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { misfitCountry } from '@waldkerf/domain/office/postcodes'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { checklistTexts } from '../DocumentEditorScreen.texts.ts'

/** A price that cannot be read is unclear, and not 0. */
const unfinishedPlaces = (model: DocumentModel): Place[] =>
  documentLines(model).flatMap(({ key, price, unit, unclear }): Place[] => [
    ...(Number(price) === 0 && unclear?.price === undefined ? [{ area: 'row', key, field: 'price' } as const] : []),
    ...(isBlank(unit) ? [{ area: 'row', key, field: 'unit' } as const] : []),
  ])

/** Open findings of an invoice. Units without a code go out as pieces, which the checklist names apart. */
export const openFindings = (model: DocumentModel, profile: EInvoiceProfile): Finding[] =>
  eInvoiceFindings({ ...model, unitsAsPieces: unknownUnits(documentLines(model)) }, profile)

/** Offers are checked for unreadable numbers, and for lines without a price or a unit. */
export const openPlaces = (model: DocumentModel, profile: EInvoiceProfile): Place[] =>
  model.kind === 'offer'
    ? [...unclearPlaces(model), ...unfinishedPlaces(model)]
    : openFindings(model, profile).map(({ place }) => place)

const rowKeys = (model: DocumentModel) => documentLines(model).map(({ key }) => key)

/** Names a missing value by its place. @param keys of the rows, in their order */
export function placeName(
  place: Place,
  model: DocumentModel,
  t: typeof checklistTexts.de,
  keys: readonly string[] = rowKeys(model),
): string {
  if (place.area === 'rows') return t.rows
  if (place.area === 'row') {
    const nr = keys.indexOf(place.key) + 1
    if (place.unclear !== undefined) return t.unclear[place.field](nr, place.unclear)
    return place.field !== 'text' && model.kind === 'offer' ? t.offerRow[place.field](nr) : t.row[place.field](nr)
  }
  if (place.area === 'head') return t.head[place.field]
  if (place.area === 'settings') return t.settings[place.field]
  return place.field === 'postcode' ? postcodeName(model.buyer, t) : t.client[place.field]
}

function postcodeName({ postcode, country }: Address, t: typeof checklistTexts.de): string {
  const misfit = misfitCountry(postcode, country)
  return misfit ? t.postcode[misfit](postcode.trim()) : t.client.address
}

/** Each missing value once, by its name: several rules may ask for the same. */
export const namedPlaces = (
  places: readonly Place[],
  model: DocumentModel,
  t: typeof checklistTexts.de,
): (readonly [name: string, place: Place])[] => {
  const keys = rowKeys(model)
  return [...new Map(places.map((place) => [placeName(place, model, t, keys), place] as const))]
}
