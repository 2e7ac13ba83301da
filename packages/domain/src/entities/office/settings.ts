import * as v from 'valibot'
import { text, version } from '../wire.ts'

/** The office as every document shows it, and the days until an invoice is due. */
export const officeEntries = {
  firma: text,
  /** Who owns or leads it. */
  inhaber: text,
  /** Whom a buyer asks; '' for `inhaber`. */
  ansprechpartner: text,
  strasse: text,
  plz: text,
  ort: text,
  steuernummer: text,
  ust_id: text,
  /** Court and number, as it is printed. */
  handelsregister: text,
  telefon: text,
  email: text,
  /** Whom the account belongs to; '' for the firm itself. */
  kontoinhaber: text,
  iban: text,
  bic: text,
  bank: text,
  zahlungsziel_tage: v.pipe(v.number(), v.integer()),
  /** Name of a picture, '' for none. */
  logo: text,
}

/** w_get_buero: the one row of office settings. */
export const officeSettings = v.object({ ...officeEntries, version })
export type OfficeSettings = v.InferOutput<typeof officeSettings>

/** A logo or a signature that was stored. The name is the SHA-256 of its bytes: one name never means another picture. */
export const officePictureName = v.object({ mime: v.picklist(['image/png', 'image/jpeg']), name: v.string() })
export type OfficePictureName = v.InferOutput<typeof officePictureName>

/** The same with its bytes, as base64. */
export const officePicture = v.object({ bild: v.string(), ...officePictureName.entries })
export type OfficePicture = v.InferOutput<typeof officePicture>

/** How far a series of numbers is: offers (AN) or invoices (RE) of one year. */
export const numberSeries = v.object({
  art: v.picklist(['AN', 'RE']),
  jahr: v.pipe(v.number(), v.integer()),
  /** The last number given. */
  letzte: v.pipe(v.number(), v.integer()),
})
export type NumberSeries = v.InferOutput<typeof numberSeries>
