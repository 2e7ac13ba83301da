import * as v from 'valibot'
import { countBySpecies, countByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { rpc } from '../call.ts'

/** The same as `noPayload`; a copy, so that the first screen does not load the encodings. */
const nothing = v.strictObject({})

/** Published records per Bundesland, for everyone the same; answered from counts that triggers keep. */
export const getBeetlesByState = rpc.read('a_get_kaefer_by_bundesland', nothing, v.array(countByState))

/** Published records per species, for everyone the same. */
export const getBeetlesBySpecies = rpc.read('a_get_kaefer_by_art', nothing, v.array(countBySpecies))
