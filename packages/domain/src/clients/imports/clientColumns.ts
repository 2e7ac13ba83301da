import { isAddress } from '@waldkerf/domain/texts/address'
import { type FieldSigns, guessColumns, type ImportColumns } from '@waldkerf/domain/imports/guessColumns'
import type { ImportTable } from '@waldkerf/domain/imports/importTable'

/** The parts of a client that columns can hold; the name alone is required. `hausnr` stands behind the street. */
export const clientImportFields = [
  'name',
  'name_zusatz',
  'strasse',
  'hausnr',
  'plz',
  'ort',
  'land',
  'ap_gender',
  'ap_vorname',
  'ap_nachname',
  'ap_tel',
  'email',
  'ust_id',
  'leitweg_id',
  'id',
] as const
export type ClientImportField = (typeof clientImportFields)[number]
export type ClientColumns = ImportColumns<ClientImportField>

/** By their heads, as office programs and address books write them. */
const signs: Readonly<Record<ClientImportField, FieldSigns>> = {
  name: {
    heads: [
      /^(name|kunde|kundenname|firma|firmenname|company|company name|organisation|organization|client|customer)$/,
      /^(name ?1|firma ?1|bezeichnung|auftraggeber|betrieb|forstbetrieb|account name|display name)$/,
      /\b(firma|kunde|name|company)\b/,
    ],
  },
  name_zusatz: {
    heads: [/^(zusatz|namenszusatz|name ?2|firma ?2|firmenzusatz|abteilung|adresszusatz|department|addition)$/],
  },
  strasse: { heads: [/^(strasse|anschrift|adresse|street|address|str)$/, /\b(strasse|street)\b/] },
  hausnr: { heads: [/^(hausnummer|haus nr|hausnr|hnr|house number|street number)$/] },
  plz: { heads: [/^(plz|postleitzahl|zip|zip code|postcode|postal code)$/], cell: (cell) => /^\d{4,5}$/.test(cell) },
  ort: { heads: [/^(ort|stadt|wohnort|gemeinde|city|town)$/, /\b(ort|city)\b/] },
  land: { heads: [/^(land|staat|country|laenderkennzeichen|country code)$/] },
  ap_gender: { heads: [/^(anrede|geschlecht|salutation|gender|title)$/] },
  ap_vorname: { heads: [/^(vorname|first ?name|given name)$/] },
  ap_nachname: {
    heads: [
      /^(nachname|familienname|last ?name|surname|family name)$/,
      /^(ansprech(partner|partnerin|person)|kontakt(person)?|contact)$/,
    ],
  },
  ap_tel: { heads: [/^(telefon|tel|telefonnummer|telefon 1|phone|telephone|business phone)$/, /telefon|phone|mobil/] },
  email: {
    heads: [/^(e mail|email|mail|e mail adresse|mailadresse|e mail address|rechnungs e mail)$/, /\be ?mail\b/],
    cell: isAddress,
  },
  ust_id: { heads: [/^(ust id|ust idnr|ust id nr|ustid|ustidnr|umsatzsteuer id|vat|vat id|vat number|uid)$/] },
  leitweg_id: { heads: [/^(leitweg id|leitweg|leitwegid|buyer reference|bestellnummer)$/] },
  id: {
    heads: [
      /^(kundennummer|kunden nr|kundennr|kd nr|kdnr|debitor|debitorennummer|customer number|client id)$/,
      /^(id|nr|nummer|uid)$/,
    ],
  },
}

export const guessClientColumns = (table: ImportTable): ClientColumns => guessColumns(table, signs)
