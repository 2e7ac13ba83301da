import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

/** States that imported records begin with. */
export const importStatuses = ['new', 'published'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** An import's id, a UUID in small letters. */
export const isImportId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Of what a file has rows: sightings or clients. */
export const importKinds = ['kaefer', 'kunde'] as const
export type ImportKind = (typeof importKinds)[number]

/** The most rows of one call of `w_import_kaefer` and `w_import_kunden`. */
export const rowsOfCall = 1_000

/** kaefer_import: a file of sightings or clients that was imported. */
export const importRun = v.object({
  /** A UUID made by the page. */
  id: v.string(),
  datei: text,
  /** Where the rows come from: with it a row's own number is unique. */
  quelle: text,
  /** Rows that were to come, and those that are stored by this run. */
  anzahl: v.number(),
  gespeichert: v.number(),
  status: v.picklist(importStatuses),
  /** E-mail. */
  von: text,
  begonnen_am: instant,
  /** When it was taken back. */
  zurueck_am: v.nullish(instant, null),
  art: v.picklist(importKinds),
})
export type ImportRun = v.InferOutput<typeof importRun>

/** A stored record or client that a row perhaps is. */
export const importDouble = v.object({
  /** Place in the rows that were sent. */
  nr: v.number(),
  /** kaefer.id, kunde.client_id */
  id,
  /** It is of the same source and number; else it is only like the row. */
  gleich: v.boolean(),
})
export type ImportDouble = v.InferOutput<typeof importDouble>
