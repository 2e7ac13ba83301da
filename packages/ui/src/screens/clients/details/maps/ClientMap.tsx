import { useMemo } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type BaseMaps, type MapKind, type MapSource, MapView, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'

/** Margin around the maps in degrees: wide enough to recognize the region. */
const around = 0.6

interface ClientMapProps {
  name: string
  extent: Section
  baseMaps?: BaseMaps | undefined
}

/** Where the client's maps lie: a mark in their middle, with the land around. */
export function ClientMap({ name, extent, baseMaps }: ClientMapProps) {
  const t = useTexts(clientTexts).maps
  const { west, south, east, north } = extent
  const source = useMemo<MapSource>(
    () => ({
      type: 'points',
      points: {
        ids: Float64Array.of(1),
        lats: Float64Array.of((south + north) / 2),
        lons: Float64Array.of((west + east) / 2),
        kinds: Uint8Array.of(0),
      },
    }),
    [west, south, east, north],
  )
  const view = useMemo<Section>(
    () => ({ west: west - around, south: south - around / 2, east: east + around, north: north + around / 2 }),
    [west, south, east, north],
  )
  const kinds = useMemo<readonly MapKind[]>(
    () => [{ id: 'place', tone: 'success', shape: 'circle', label: t.place }],
    [t],
  )
  const content = { source, kinds, pointLabel: () => name, view, baseMaps }
  return <MapView label={t.map(name)} {...content} />
}
