import type { Sheet } from './sheetTypes.ts'

interface SheetGroup {
  /** '' where it is not known. */
  place: string
  sheets: readonly Sheet[]
}

const placeName = ({ gemeinde, gemarkung, kreis }: Sheet) => gemeinde.trim() || gemarkung.trim() || kreis.trim()
const compared = (text: string) => text.normalize('NFC').toLocaleLowerCase('de')

/** Sheets by place, the oldest first; those without a place come last. @param sought a part of name, place or year */
export function sheetGroups(sheets: readonly Sheet[], sought = ''): readonly SheetGroup[] {
  const wanted = compared(sought.trim())
  const found = sheets.filter(({ map_name, gemeinde, gemarkung, kreis, jahr }) =>
    [map_name, gemeinde, gemarkung, kreis, String(jahr ?? '')].some((text) => compared(text).includes(wanted)),
  )
  const byPlace = Map.groupBy(found, placeName)
  return [...byPlace]
    .map(([place, here]) => ({
      place,
      sheets: here.toSorted(
        (a, b) =>
          (a.jahr ?? 9_999) - (b.jahr ?? 9_999) || a.map_name.localeCompare(b.map_name, 'de', { numeric: true }),
      ),
    }))
    .toSorted((a, b) => Number(a.place === '') - Number(b.place === '') || a.place.localeCompare(b.place, 'de'))
}
