import { parseNumber } from '../office/input/parseNumber.ts'
import type { MapField, MapValue } from './mapFields.ts'

/** Why what is typed cannot be stored. Words for it stand with the screens. */
export type MapValueFault = 'tooLong' | 'notANumber' | 'notWhole' | 'outOfRange'

/** Typed text as it would be stored. */
export type ReadValue = { value: MapValue } | { fault: MapValueFault }

type Language = 'de' | 'en'

/** '1.234,5' ↔ '1,234.5' */
const swapped = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/**
 * Reads a field's typed text; nothing typed is an empty text, or no number. A flag is typed as 'true' or 'false', a
 * number as the reader's language writes it.
 */
export function readMapValue(field: MapField, typed: string, language: Language): ReadValue {
  if (field.kind === 'flag') return { value: typed === 'true' }
  if (field.kind === 'line' || field.kind === 'lines' || field.kind === 'type') return readText(field, typed)
  return readNumber(field, language === 'en' ? swapped(typed) : typed)
}

function readText({ most = Infinity }: MapField, typed: string): ReadValue {
  const value = typed.trim()
  return value.length > most ? { fault: 'tooLong' } : { value }
}

function readNumber({ kind, least = -Infinity, most = Infinity }: MapField, typed: string): ReadValue {
  const parsed = parseNumber(typed)
  if ('fault' in parsed) return { fault: parsed.fault === 'tooLarge' ? 'outOfRange' : 'notANumber' }
  if (parsed.value === undefined) return { value: null }
  const value = Number(parsed.value)
  if (kind !== 'number' && !Number.isInteger(value)) return { fault: 'notWhole' }
  return value < least || value > most ? { fault: 'outOfRange' } : { value }
}

/** A stored value as it is typed in this language, numbers without groups. */
export function typedMapValue(value: MapValue, language: Language): string {
  if (value === null) return ''
  const text = String(value)
  return typeof value === 'number' && language === 'de' ? swapped(text) : text
}
