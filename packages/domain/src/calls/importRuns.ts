import * as v from 'valibot'
import { importStatuses } from '@waldkerf/domain/entities/beetles/imports'
import { countText } from './encodings.ts'

/** A run as it is begun, or goes on. */
export const lauf = v.object({
  id: v.string(),
  datei: v.string(),
  quelle: v.string(),
  anzahl: countText,
  status: v.picklist(importStatuses),
})

/** Rows that a call stored, and those that were there. */
export const stored = v.object({ gespeichert: v.number(), bekannt: v.number() })
