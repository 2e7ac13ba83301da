import * as v from 'valibot'
import { optionalDayColumn, realColumn, referenceColumn, statusColumn, textColumn } from '../columns.ts'
import { id, instant, knownName, text, version } from '../wire.ts'

/** Status of a beetle record; order is the order of the work. */
export const beetleStatuses = ['new', 'in_review', 'query', 'published', 'rejected'] as const
export type BeetleStatus = (typeof beetleStatuses)[number]

/** Reported by `w_add_kaefer`; the Land is that of the place. */
export const reportColumns = {
  /** kaeferarten.id; changed by PATCH /kaefer. */
  art: referenceColumn('integer'),
  fund_datum: optionalDayColumn(),
  lat: realColumn(-90, 90),
  lon: realColumn(-180, 180),
  bundesland: textColumn(100),
}

/** Written by `a_update_kaefer` and `a_update_message`. */
export const reviewColumns = {
  status: statusColumn('new'),
  /** The experts' last word to the reporter; '' for everybody else. */
  message: textColumn(4_000),
}

const { art, fund_datum, lat, lon, bundesland } = reportColumns
const { status, message } = reviewColumns

/** kaefer: one sighting. `lat`/`lon` are WGS 84 degrees, both or none. Unknown stored statuses are kept as they are. */
export const beetle = v.object({
  id,
  art,
  status,
  /** Who published: e-mail, empty while not published; null where the caller may not know it. */
  published_from: knownName,
  /** Who decided last, likewise. */
  letzter_bearbeiter: knownName,
  message,
  /** Reporter: benutzer.user_id. Those who review get it, and the reporter himself. */
  user_id: v.nullish(id, null),
  fund_datum,
  gemeldet_am: instant,
  lat,
  lon,
  bundesland,
  /** How many pictures the record has. */
  bilder_anzahl: v.nullish(v.number(), 0),
  version,
  /** The reporter has answered the open question, and nobody has decided or asked since. */
  beantwortet: v.nullish(v.boolean(), false),
})
export type Beetle = v.InferOutput<typeof beetle>

/** bilder: a picture of a record; the bytes come from w_get_bild. */
export const picture = v.object({
  id,
  kaefer_id: id,
  filename: v.string(),
  mime: v.string(),
  /** Size in pixels. */
  breite: v.number(),
  hoehe: v.number(),
  /** Time and place as the camera wrote them (EXIF), if it did. */
  aufgenommen_am: v.nullish(v.string(), null),
  lat: v.nullish(v.number(), null),
  lon: v.nullish(v.number(), null),
  /** Place in the record's order; equal ones stand in the order of their names. */
  position: v.nullish(v.number(), 0),
  /** Chosen by an expert to compare others with. */
  stern: v.nullish(v.boolean(), false),
})
export type Picture = v.InferOutput<typeof picture>

/** A reference picture (bilder.id) of a published record of the species; only reviewers get the record's id. */
export const referencePicture = v.object({ id, kaefer_id: v.nullable(id), art: id })
export type ReferencePicture = v.InferOutput<typeof referencePicture>

/** A record's pictures in their order. */
export const inPictureOrder = (pictures: readonly Picture[]): Picture[] =>
  pictures.toSorted((a, b) => a.position - b.position || (a.filename < b.filename ? -1 : 1))

/** kaeferarten: `sci` is empty for 'n. n. – unbekannte Art'. `en`, which is added, where an English common name is in use. */
export const species = v.object({
  id,
  sci: text,
  de: text,
  alt: text,
  host: text,
  type: text,
  en: v.optional(v.string()),
})
export type Species = v.InferOutput<typeof species>
