import { parseNumber } from '../office/input/parseNumber.ts'
import { type Facts, factsAbout } from '../entities/columns.ts'
import { patchedColumns, type SurveyMap } from '../entities/maps/maps.ts'

/** A column that people change; the workplace makes the script. */
export type EditableMapColumn = Exclude<keyof typeof patchedColumns, 'georef_bash'>
export type MapValue = SurveyMap[EditableMapColumn]

/** The columns that are changed by hand, in the groups and in the order of the form. */
const groups = {
  sheet: ['typ', 'jahr', 'scale', 'res'],
  place: ['kreis', 'gemeinde', 'gemarkung'],
  order: ['status', 'client_status', 'show_client', 'ausf_unternehmen', 'auftr_nr', 'reg_nr'],
  remarks: ['bem_client', 'bem_to_client', 'bem_apus'],
  georef: ['epsg', 'georef_typ', 'georef_label'],
} as const satisfies Record<string, readonly EditableMapColumn[]>
export type MapFieldGroup = keyof typeof groups

/** A column with the control that edits it. */
export type MapField = Facts & {
  column: EditableMapColumn
  group: MapFieldGroup
  control: 'line' | 'lines' | 'number' | 'flag' | 'type' | 'system'
}

function control(column: EditableMapColumn, facts: Facts): MapField['control'] {
  if (column === 'georef_typ') return 'type'
  if (column === 'epsg') return 'system'
  if (facts.kind === 'text') return facts.most > 1_000 ? 'lines' : 'line'
  return facts.kind === 'flag' ? 'flag' : 'number'
}

export const mapFields: readonly MapField[] = (Object.keys(groups) as MapFieldGroup[]).flatMap((group) =>
  groups[group].map((column) => {
    const facts = factsAbout(patchedColumns[column])
    return { ...facts, column, group, control: control(column, facts) }
  }),
)

/** The field of a column. @throws for one that is not changed here, which the types rule out */
export function mapField(column: EditableMapColumn): MapField {
  const field = mapFields.find((one) => one.column === column)
  if (!field) throw new Error(`No field: ${column}`)
  return field
}

/** Why typed text cannot be stored. The messages stand with the screens. */
export type MapValueFault = 'tooLong' | 'notANumber' | 'notWhole' | 'outOfRange'

/** Typed text as it would be stored. */
export type ReadValue = { value: MapValue } | { fault: MapValueFault }

type Language = 'de' | 'en'

/** '1.234,5' ↔ '1,234.5' */
const swapped = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/**
 * Reads typed text for a column; an empty one is '' or no number. A flag is 'true' or 'false', a number is written as
 * in the person's language.
 */
export function readMapValue(facts: Facts, typed: string, language: Language): ReadValue {
  if (facts.kind === 'flag') return { value: typed === 'true' }
  if (facts.kind === 'whole' || facts.kind === 'real') {
    return readNumber(facts, language === 'en' ? swapped(typed) : typed)
  }
  const value = typed.trim()
  return facts.kind === 'text' && value.length > facts.most ? { fault: 'tooLong' } : { value }
}

function readNumber({ kind, least, most }: Extract<Facts, { kind: 'whole' | 'real' }>, typed: string): ReadValue {
  const parsed = parseNumber(typed)
  if ('fault' in parsed) return { fault: parsed.fault === 'tooLarge' ? 'outOfRange' : 'notANumber' }
  if (parsed.value === undefined) return { value: null }
  const value = Number(parsed.value)
  if (kind === 'whole' && !Number.isInteger(value)) return { fault: 'notWhole' }
  return value < least || value > most ? { fault: 'outOfRange' } : { value }
}

/** A stored value as text for typing in this language, numbers without group separators. */
export function typedMapValue(value: MapValue, language: Language): string {
  if (value === null) return ''
  const text = String(value)
  return typeof value === 'number' && language === 'de' ? swapped(text) : text
}
