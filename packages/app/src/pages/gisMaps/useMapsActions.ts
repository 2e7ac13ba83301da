import { useTexts } from '@waldkerf/ui/i18n/Language'
import { MapConflict, type MapsActions } from '@waldkerf/ui/screens/gis/maps/MapsScreen'
import { isOutdated } from '../../api/errors.ts'
import { useMapEditor, useNewMap } from '../../data/gisMaps/mapChanges.ts'
import { notify } from '../../notices/notices.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from './maps.texts.ts'

/** Somebody may be typing in the same map: so often another column's change is stepped over. */
const mostTries = 4

/** What stores something of maps. */
export function useMapsActions(): Pick<MapsActions, 'change' | 'onLost' | 'create' | 'remove' | 'systemOf'> {
  const t = useTexts(texts)
  const editor = useMapEditor()
  const add = useNewMap()
  const { role } = useSessionSnapshot()

  /** What else of a map has changed since is no conflict; the same column is one. */
  const change: MapsActions['change'] = async (map, column, value) => {
    let base = map
    for (let tries = 1; ; tries++) {
      try {
        await editor.change(base, column, value)
        return
      } catch (error) {
        if (!isOutdated(error) || tries === mostTries) throw error
        const stored = await editor.read(map.id)
        if (stored[column] !== map[column]) throw new MapConflict(stored, t.changed)
        base = stored
      }
    }
  }
  return {
    change,
    onLost: (map, reason) => notify({ tone: 'danger', message: t.lost(map.map_name || `#${map.id}`, reason) }),
    async create({ client_id, ...map }, key) {
      const made = await add({ ...map, ...(client_id !== null && { client_id }) }, key)
      notify({ tone: 'success', message: t.created(made.map_name) })
      return made.id
    },
    ...(role === 'ogf_admin' && {
      async remove(map) {
        await editor.remove(map)
        notify({ tone: 'success', message: t.removed(map.map_name || `#${map.id}`) })
      },
    }),
    systemOf: editor.systemOf,
  }
}
