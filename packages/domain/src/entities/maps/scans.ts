import * as v from 'valibot'
import { id, text } from '../wire.ts'

/** karte_scan: a scan that a map has or had. Former ones are kept 90 days. */
export const mapScan = v.object({
  id,
  karte_id: id,
  /** Name of the stored object; clients never read by it. */
  objekt: text,
  sha256: text,
  bytes: v.number(),
  media_type: text,
  /** Pixels; null where the head could not be read. */
  width: v.nullish(v.number(), null),
  height: v.nullish(v.number(), null),
  /** E-mail of the person who uploaded it. */
  von: text,
  seit: text,
  /** When another scan replaced it; null for the current one. */
  bis: v.nullish(v.string(), null),
  aktuell: v.boolean(),
})
export type MapScan = v.InferOutput<typeof mapScan>

/** The layer of a map: its scan, georeferenced, as maps draw it. */
export const mapLayer = v.object({
  karte_id: id,
  map_name: text,
  gemarkung: text,
  gemeinde: text,
  kreis: text,
  jahr: v.nullish(v.number(), null),
  /** Name of the stored object; another one is another layer. */
  objekt: text,
  sha256: text,
  bytes: v.number(),
  /** E-mail of the person who stored it. */
  von: text,
  seit: text,
  /** The map's points, system or kind of fit have changed since. */
  veraltet: v.boolean(),
})
export type MapLayer = v.InferOutput<typeof mapLayer>

/** An upload of a scan that is on its way, as the web server lists it for administrators. */
export const openUpload = v.object({
  id: text,
  karte_id: id,
  /** E-mail of the uploader. */
  von: text,
  bytes: v.number(),
  /** Bytes received. */
  da: v.number(),
  /** When the last byte was received. */
  zuletzt: text,
  /** Whether space is reserved for it: false after an hour without a byte. */
  haelt_platz: v.boolean(),
})
export type OpenUpload = v.InferOutput<typeof openUpload>
