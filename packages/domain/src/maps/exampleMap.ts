import { type SurveyMap, mapColumns } from '../entities/maps/maps.ts'
import { emptyRow } from '../entities/columns.ts'

/** A map of which nothing is known: the table's defaults. */
export const emptyMap: Omit<SurveyMap, 'id'> = { ...emptyRow(mapColumns), version: 1 }

/** A map for tests: empty but for its size, its system and what is given. */
export const exampleMap = (id: number, part: Partial<SurveyMap> = {}): SurveyMap => ({
  ...emptyMap,
  id,
  width: 1_000,
  height: 500,
  epsg: 25_832,
  ...part,
})
