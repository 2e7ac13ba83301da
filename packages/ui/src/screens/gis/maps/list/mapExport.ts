import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import type { MapRow } from '@waldkerf/domain/maps/mapFilter'
import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../MapsScreen.texts.ts'

/** All columns of the entity, in its order; without the version, which means nothing outside. */
const columns = [
  'id', 'map_name', 'client_id', 'typ', 'status', 'jahr', 'scale', 'res', 'din', 'width', 'height', 'epsg',
  'georef_typ', 'georef_label', 'kreis', 'gemeinde', 'gemarkung', 'auftr_nr', 'reg_nr', 'ausf_unternehmen',
  'client_status', 'show_client', 'bem_client', 'bem_to_client', 'bem_apus', 'georef_bash',
] as const satisfies readonly (keyof SurveyMap)[] // prettier-ignore

const isNumber: ReadonlySet<keyof SurveyMap> = new Set([
  'id',
  'client_id',
  'jahr',
  'scale',
  'res',
  'width',
  'height',
  'epsg',
])

/** The columns of files: everything that is stored, the client's name, and how many points there are. */
export function useMapExport(): readonly ExportColumn<MapRow>[] {
  const t = useTexts(texts)
  return useMemo<readonly ExportColumn<MapRow>[]>(() => {
    const stored = columns.map((id): ExportColumn<MapRow> => ({
      id,
      title: t.columns[id],
      kind: isNumber.has(id) ? 'number' : 'text',
      value: (row) => {
        const value = row[id]
        return typeof value === 'boolean' ? (value ? t.yes : t.no) : value
      },
    }))
    return [
      ...stored,
      { id: 'client', title: t.columns.client, kind: 'text', value: ({ client }) => client },
      { id: 'points', title: t.columns.points, kind: 'number', value: ({ points }) => points ?? null },
      { id: 'incomplete', title: t.columns.incomplete, kind: 'number', value: ({ incomplete }) => incomplete },
    ]
  }, [t])
}
