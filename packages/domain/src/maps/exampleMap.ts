import type { SurveyMap } from '../entities/maps/maps.ts'
import { emptyMap } from './emptyMap.ts'

/** A map for tests: empty but for its size, its system and what is given. */
export const exampleMap = (id: number, part: Partial<SurveyMap> = {}): SurveyMap => ({
  ...emptyMap,
  id,
  width: 1_000,
  height: 500,
  epsg: 25_832,
  ...part,
})
