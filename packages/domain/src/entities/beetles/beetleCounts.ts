import * as v from 'valibot'
import { id, text } from '../wire.ts'

/** Published records per Bundesland, the same for everyone. */
export const countByState = v.object({ bundesland: text, anzahl: v.number() })
export type CountByState = v.InferOutput<typeof countByState>

/** Published records per species; `art` is kaeferarten.id, `name` its German name. */
export const countBySpecies = v.object({ art: id, name: text, anzahl: v.number() })
export type CountBySpecies = v.InferOutput<typeof countBySpecies>
