import { mapRows } from '@waldkerf/domain/maps/mapFilter'
import { mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { MapsState } from '@waldkerf/ui/screens/gis/maps/MapsScreen'
import { useMemo } from 'react'
import { missing } from '@waldkerf/app/data/loading/parts'
import { useMapLayers } from '@waldkerf/app/data/maps/layers'
import { useCadastres, useMapPoints, useMaps } from '@waldkerf/app/data/maps/maps'
import { wholeFootprints, useFootprints } from '@waldkerf/app/data/maps/useFootprints'

/** The rows of the list of maps. Clients and points are loaded separately; maps are listed without them, too. */
export function useMapRows(): Pick<MapsState, 'maps' | 'clients' | 'footprints'> & {
  missing: MissingParts<'clients' | 'points' | 'layers'>
} {
  const maps = useMaps()
  const allPoints = useMapPoints()
  const points = shown(allPoints)
  const allCadastres = useCadastres()
  const cadastres = shown(allCadastres)
  const known = shown(maps)
  const clients = useMemo(() => cadastres?.map(({ client_id, name }) => ({ client_id, name })) ?? [], [cadastres])
  const footprints = useFootprints(wholeFootprints, known, points)
  const allLayers = useMapLayers(true)
  const layers = shown(allLayers)
  const rows = useMemo(
    () =>
      mapRows(
        known ?? [],
        new Map(clients.map(({ client_id, name }) => [client_id, name])),
        points && new Map(points.map(({ karte_id, punkte }) => [karte_id, punkte])),
        new Map(points?.map(({ karte_id, unvollstaendig }) => [karte_id, unvollstaendig])),
        new Map(footprints.map(({ id, judgement }) => [id, judgement])),
        layers && new Map(layers.map((layer) => [layer.karte_id, layer])),
      ),
    [known, clients, points, footprints, layers],
  )
  const missed = missing({ clients: allCadastres, points: allPoints, layers: allLayers })
  return { maps: mapLoadable(maps, () => rows), clients, footprints, missing: missed }
}
