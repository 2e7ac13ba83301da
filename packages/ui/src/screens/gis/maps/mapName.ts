import type { SurveyMap } from '@waldkerf/domain/entities/maps'

/** What a map is called: its name, else its number. */
export const nameOf = ({ map_name, id }: Pick<SurveyMap, 'map_name' | 'id'>): string => map_name.trim() || `#${id}`
