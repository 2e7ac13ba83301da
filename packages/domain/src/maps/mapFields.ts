import type { PatchableMapColumn, SurveyMap } from '../entities/maps/maps.ts'

/** The content of a column, and with it how it is typed. */
type MapFieldKind = 'line' | 'lines' | 'integer' | 'number' | 'flag' | 'type' | 'system'

/** Where a field stands among the others. */
export type MapFieldGroup = 'sheet' | 'place' | 'order' | 'remarks' | 'georef'

/** A column that is changed by hand; the script is made by the workplace. */
export type EditableMapColumn = Exclude<PatchableMapColumn, 'georef_bash'>
export type MapValue = SurveyMap[EditableMapColumn]

export interface MapField {
  column: EditableMapColumn
  kind: MapFieldKind
  group: MapFieldGroup
  /** Longest text; least and greatest number. As the data service takes them. */
  most?: number
  least?: number
}

/** The columns that are changed one at a time, in the order of the form. */
export const mapFields: readonly MapField[] = [
  { column: 'typ', kind: 'line', group: 'sheet', most: 100 },
  { column: 'jahr', kind: 'integer', group: 'sheet', least: 1_500, most: 2_200 },
  { column: 'scale', kind: 'number', group: 'sheet', least: Number.MIN_VALUE, most: 100_000_000 },
  { column: 'res', kind: 'number', group: 'sheet', least: Number.MIN_VALUE, most: 100_000 },
  { column: 'kreis', kind: 'line', group: 'place', most: 100 },
  { column: 'gemeinde', kind: 'line', group: 'place', most: 100 },
  { column: 'gemarkung', kind: 'line', group: 'place', most: 100 },
  { column: 'status', kind: 'line', group: 'order', most: 100 },
  { column: 'client_status', kind: 'line', group: 'order', most: 100 },
  { column: 'show_client', kind: 'flag', group: 'order' },
  { column: 'ausf_unternehmen', kind: 'line', group: 'order', most: 200 },
  { column: 'auftr_nr', kind: 'line', group: 'order', most: 100 },
  { column: 'reg_nr', kind: 'line', group: 'order', most: 100 },
  { column: 'bem_client', kind: 'lines', group: 'remarks', most: 4_000 },
  { column: 'bem_to_client', kind: 'lines', group: 'remarks', most: 4_000 },
  { column: 'bem_apus', kind: 'lines', group: 'remarks', most: 4_000 },
  { column: 'epsg', kind: 'system', group: 'georef', least: 1_024, most: 999_999 },
  { column: 'georef_typ', kind: 'type', group: 'georef', most: 50 },
  { column: 'georef_label', kind: 'line', group: 'georef', most: 200 },
]

/** The field of a column. @throws for one that is not changed here, which the types rule out */
export function mapField(column: EditableMapColumn): MapField {
  const field = mapFields.find((one) => one.column === column)
  if (!field) throw new Error(`No field: ${column}`)
  return field
}
