import { may } from '@waldkerf/domain/roles/rights'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { MapsActions } from '@waldkerf/ui/screens/gis/maps/MapsScreen'
import { useMapEditor, useNewMap } from '@waldkerf/app/data/maps/mapChanges'
import type { ScanUploader } from '@waldkerf/app/data/georef/scans/scanUploads'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { texts } from '../gis.texts.ts'

/** Stores one column of a map. Changes of other columns by others are no conflict; a change of the same column is one. */
export function useMapChange(): MapsActions['change'] {
  const t = useTexts(texts)
  const editor = useMapEditor()
  return (base, column, value) =>
    saveMerged({
      base,
      mine: { [column]: value },
      toValues: (map) => ({ [column]: map[column] }),
      send: (map) => editor.change(map, column, value),
      read: () => editor.read(base.id),
      message: t.changed,
    })
}

/** Actions that store, create and delete maps. */
export function useMapsActions(
  uploads: Pick<ScanUploader, 'begin'>,
): Pick<MapsActions, 'change' | 'onLost' | 'create' | 'remove' | 'loadSystem'> {
  const t = useTexts(texts)
  const editor = useMapEditor()
  const add = useNewMap()
  const { role } = useSessionSnapshot()
  const change = useMapChange()
  return {
    change,
    onLost: (map, reason) => notify({ tone: 'danger', message: t.lost(map.map_name || `#${map.id}`, reason) }),
    async create({ client_id, ...map }, key, scan, isQuiet) {
      const made = await add({ ...map, ...(client_id !== null && { client_id }) }, key)
      if (!isQuiet) notify({ tone: 'success', message: t.created(made.map_name) })
      // List and workplace show the upload's progress.
      if (scan) void uploads.begin(made.id, scan)
      return made.id
    },
    ...(may(role, 'administerMaps') && {
      async remove(map) {
        await editor.remove(map)
        notify({ tone: 'success', message: t.removed(map.map_name || `#${map.id}`) })
      },
    }),
    loadSystem: editor.loadSystem,
  }
}
