/** A property with its value as a file has it. */
export type Properties = Readonly<Record<string, unknown>>

/** Columns of forest maps, as authorities and offices name them. */
const compartment = /^(abt|abteilung|abt_?nr|abteilungs?_?nr|compartment)$/i
const part = /^(u_?abt|unter_?abt|u_?abteilung|unter_?abteilung|uabt_?(nr|bez)|sub_?compartment)$/i
const whole = /^(abt_?bez|bezeichnung|beschriftung|label|name|title|titel|forstadresse)$/i

const spoken = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const find = (properties: Properties, column: RegExp) =>
  Object.entries(properties)
    .filter(([name]) => column.test(name))
    .map(([, value]) => spoken(value))
    .find((text) => text !== '')

/** The name of a compartment, '12 b', by its columns; '' where none of them says it. */
export function areaName(properties: Properties): string {
  const number = find(properties, compartment)
  const name =
    number === undefined ? find(properties, whole) : [number, find(properties, part)].filter(Boolean).join(' ')
  return (name ?? '').replace(/^(abteilung|abt\.?|compartment)\s+/i, '').slice(0, 60)
}
