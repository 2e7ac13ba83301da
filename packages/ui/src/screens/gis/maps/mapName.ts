import { isBlank } from '@waldkerf/domain/texts/blank'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'

/** A map's name, or its number when it has none. */
export const mapName = ({ map_name, id }: Pick<SurveyMap, 'map_name' | 'id'>): string =>
  isBlank(map_name) ? `#${id}` : map_name.trim()
