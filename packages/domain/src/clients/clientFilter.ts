import type { ClientRow } from '../entities/clients.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { filterParts } from '../filter/parts.ts'

/** 'Anna Ahorn'; '' while nobody is named. */
export const contactName = ({ ap_vorname, ap_nachname }: Pick<ClientRow, 'ap_vorname' | 'ap_nachname'>): string =>
  `${ap_vorname} ${ap_nachname}`.trim()

/** '29525 Ülzen' */
export const clientPlace = ({ plz, ort }: Pick<ClientRow, 'plz' | 'ort'>): string => `${plz} ${ort}`.trim()

const searched = (row: ClientRow) =>
  [
    row.name,
    row.name_zusatz,
    row.strasse,
    clientPlace(row),
    contactName(row),
    row.ap_tel,
    row.bundesland,
    row.projektordner,
    row.client_id,
  ].join(' ')

const { search, choice } = filterParts<ClientRow>()

export const clientFilter = defineFilter({
  search: search('suche', searched),
  bundesland: choice('land', 'bundesland'),
})

export type ClientFilter = FilterValues<typeof clientFilter.parts>
