import * as v from 'valibot'
import { addressColumn, countColumn, textColumn } from '../columns.ts'
import { discountColumns } from '../documents/discount.ts'
import { version, text } from '../wire.ts'

/** w_get_datev: numbers of adviser and client, and the accounts; '' means the usual account of the chart. */
export const datevColumns = {
  /** Beraternummer, '' until it is entered. */
  berater: text,
  /** Mandantennummer, '' until it is entered. */
  mandant: text,
  kontenrahmen: v.picklist(['03', '04']),
  /** Digits of a general ledger account. */
  kontolaenge: v.number(),
  /** The month in which the business year begins. */
  jahresbeginn: v.number(),
  erloes_19: text,
  erloes_7: text,
  /** Exempt from VAT. */
  erloes_frei: text,
  /** The buyer owes the tax, in Germany. */
  erloes_13b: text,
  /** The same abroad. */
  erloes_13b_eu: text,
  /** Not taxed in Germany. */
  erloes_nicht_steuerbar: text,
}
/** The accounts of instalments before their final invoice. */
export const prepaymentColumns = {
  anzahlung_19: text,
  anzahlung_7: text,
  /** Instalments without VAT. */
  anzahlung_frei: text,
}
export const datevSettings = v.object({ ...datevColumns, version, ...prepaymentColumns })
export type StoredDatevSettings = v.InferOutput<typeof datevSettings>

const words = textColumn(9_000)

/** Texts, written by `w_set_vorgaben`. */
export const defaultColumns = {
  angebot_anschreiben: words,
  angebot_zuerl: words,
  rechnung_anschreiben: words,
  rechnung_zuerl: words,
}

/** w_get_vorgaben: the Skonto of new offers and invoices, and the texts they begin and end with, with placeholders. */
export const documentDefaults = v.object({ ...defaultColumns, version, ...discountColumns })
export type DocumentDefaults = v.InferOutput<typeof documentDefaults>

/** The office's data on every document, and the days until an invoice is due; written by `w_set_buero`. */
export const officeColumns = {
  firma: textColumn(200),
  /** The owner or manager. */
  inhaber: textColumn(200),
  /** Contact person for buyers; '' for `inhaber`. */
  ansprechpartner: textColumn(200),
  strasse: textColumn(200),
  plz: textColumn(10),
  ort: textColumn(100),
  steuernummer: textColumn(50),
  ust_id: textColumn(20),
  /** Court and number, as it is printed. */
  handelsregister: textColumn(100),
  telefon: textColumn(50),
  email: addressColumn(false),
  /** Holder of the bank account; '' for the firm itself. */
  kontoinhaber: textColumn(70),
  iban: textColumn(34),
  bic: textColumn(11),
  bank: textColumn(100),
  zahlungsziel_tage: countColumn(365, 14),
  /** Name of a picture, '' for none. */
  logo: textColumn(64),
}

/** w_get_buero: the one row of office settings. */
export const officeSettings = v.object({ ...officeColumns, version })
export type OfficeSettings = v.InferOutput<typeof officeSettings>

const { firma, strasse, plz, ort, telefon, email } = officeColumns
/** w_get_briefkopf: what every letter of the office begins with, without money and taxes. */
export const letterhead = v.object({
  ort,
  plz,
  /** A PNG or JPEG as base64, '' for none. */
  logo: text,
  email,
  firma,
  strasse,
  telefon,
})
export type Letterhead = v.InferOutput<typeof letterhead>

/** A logo or a signature that was stored. The name is the SHA-256 of its bytes: one name never means another picture. */
export const officePictureName = v.object({ mime: v.picklist(['image/png', 'image/jpeg']), name: v.string() })
export type OfficePictureName = v.InferOutput<typeof officePictureName>

/** The same with its bytes, as base64. */
export const officePicture = v.object({ bild: v.string(), ...officePictureName.entries })
export type OfficePicture = v.InferOutput<typeof officePicture>

/** A series of document numbers: offers (AN) or invoices (RE) of one year. */
export const numberSeries = v.object({
  art: v.picklist(['AN', 'RE']),
  jahr: v.pipe(v.number(), v.integer()),
  /** The last number given. */
  letzte: v.pipe(v.number(), v.integer()),
})
export type NumberSeries = v.InferOutput<typeof numberSeries>
