import * as v from 'valibot'
import { id } from '@waldkerf/domain/entities/wire'

/** Columns of a record whose texts travel once each, as a list that rows point into. */
export const textColumns = ['status', 'published_from', 'letzter_bearbeiter', 'message', 'bundesland'] as const
export type TextColumn = (typeof textColumns)[number]

/** Columns in which null stands for somebody whom the caller may not know. */
export const isNameColumn = (column: string): boolean => column === 'published_from' || column === 'letzter_bearbeiter'

const numbers = v.array(v.number())
const texts = v.optional(v.array(v.string()), [])
/** Null stands for a person whom the caller may not know. */
const names = v.optional(v.array(v.nullable(v.string())), [])

/**
 * kaefer, column by column, newest first: what a_get_kaefer_overview answers, in a seventh of its bytes. Texts are places
 * in `texte`, `id` and `gemeldet_am` (seconds) differences to the row before.
 */
export const beetleColumnsAnswer = v.object({
  /** Marker of this answer; sent back as `seit` it asks for what has changed after it. */
  stand: v.string(),
  /** Whether these are all records, or those that changed. */
  vollstaendig: v.boolean(),
  /** False if newer changes may exist, so that they should be requested at once. */
  aktuell: v.boolean(),
  /** Records that are gone, or no longer the caller's to see. */
  weg: v.array(id),
  anzahl: v.number(),
  texte: v.object({
    status: texts,
    published_from: names,
    letzter_bearbeiter: names,
    message: texts,
    bundesland: texts,
  }),
  id: numbers,
  art: numbers,
  status: numbers,
  published_from: numbers,
  letzter_bearbeiter: numbers,
  message: numbers,
  /** 0: not shown. */
  user_id: numbers,
  /** Days from the find to the report's day (UTC). */
  fund_datum: v.array(v.nullable(v.number())),
  gemeldet_am: numbers,
  lat: v.array(v.nullable(v.number())),
  lon: v.array(v.nullable(v.number())),
  bundesland: numbers,
  bilder_anzahl: numbers,
  version: numbers,
  /** Ids of the answered records, which are few. */
  beantwortet: v.optional(v.array(id), []),
})
export type BeetleColumnsAnswer = v.InferOutput<typeof beetleColumnsAnswer>
