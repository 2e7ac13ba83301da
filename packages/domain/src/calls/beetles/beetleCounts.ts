import * as v from 'valibot'
import { countBySpecies, countByState } from '../../entities/beetles/beetleCounts.ts'
import { defineProcedure } from '../call.ts'

/** As `noPayload` of the encodings, which the first screen does without. */
const nothing = v.strictObject({})

/** Published records per Bundesland, for everyone the same; answered from counts that triggers keep. */
export const getBeetlesByState = defineProcedure({
  name: 'a_get_kaefer_by_bundesland',
  payload: nothing,
  answer: v.array(countByState),
  effect: 'read',
  usedBy: { hook: 'useBeetlesByState', screen: 'dashboard' },
})

/** Published records per species, for everyone the same. */
export const getBeetlesBySpecies = defineProcedure({
  name: 'a_get_kaefer_by_art',
  payload: nothing,
  answer: v.array(countBySpecies),
  effect: 'read',
  usedBy: { hook: 'useBeetlesBySpecies', screen: 'dashboard' },
})
