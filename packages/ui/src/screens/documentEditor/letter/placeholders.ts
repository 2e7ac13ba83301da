import type { ClientRow } from '@waldkerf/domain/entities/clients'

/** Values behind the placeholders of text blocks. */
export interface PlaceholderValues {
  client: ClientRow | undefined
  number: string
  /** As it is printed. */
  day: string
  supplyDay: string
  person: string
  gross: string
}

const table: Readonly<Record<string, (values: PlaceholderValues) => string | undefined>> = {
  kunde: ({ client }) => client?.name,
  ort: ({ client }) => client?.ort,
  ansprechpartner: ({ client }) => client && `${client.ap_vorname} ${client.ap_nachname}`.trim(),
  nummer: ({ number }) => number,
  datum: ({ day }) => day,
  leistungsdatum: ({ supplyDay }) => supplyDay,
  bearbeiter: ({ person }) => person,
  summe: ({ gross }) => gross,
}

/**
 * A text block with its placeholders filled in: `{Kunde}`, `{Ansprechpartner}`, `{Ort}`, `{Nummer}`, `{Datum}`,
 * `{Leistungsdatum}`, `{Bearbeiter}`, `{Summe}`. Unknown ones, and those without a value, stay to be filled in by hand.
 */
export const filledIn = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(/\{(\p{L}+)\}/gu, (whole, name: string) => table[name.toLowerCase()]?.(values) || whole)
