import * as v from 'valibot'
import { id, text } from '../wire.ts'

/** Published records per Bundesland, the same for everyone. */
export const countByState = v.object({ bundesland: text, anzahl: v.number() })
export type CountByState = v.InferOutput<typeof countByState>

/** Published records per species; `art` is kaeferarten.id, `name` its German name. */
export const countBySpecies = v.object({ art: id, name: text, anzahl: v.number() })
export type CountBySpecies = v.InferOutput<typeof countBySpecies>

/** How often a species is found here and now; 0 where it is found elsewhere or at other times. */
export const speciesFrequency = v.object({ art: id, anzahl: v.number() })
export type SpeciesFrequency = v.InferOutput<typeof speciesFrequency>
