import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { type BaseMaps, MapView, pointsExtent, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { useMemo } from 'react'
import type { FindImport } from './importTypes.ts'
import { findTexts } from './ImportScreen.texts.ts'
import { MapPlace } from './imports.styles.ts'

/** Marks at the edge are seen whole, none stands under the buttons above, and one alone has what is around it. In degrees. */
function withRoom({ west, south, east, north }: Section): Section {
  const across = Math.max((east - west) / 6, 0.02)
  const up = Math.max((north - south) / 6, 0.01)
  return { west: west - across, south: south - up, east: east + across, north: north + 4 * up }
}

/** Where the finds of a file are. */
export function FindMap({ points, baseMaps }: Pick<FindImport['told'], 'points'> & { baseMaps?: BaseMaps }) {
  const t = useTexts(findTexts)
  const { number } = useFormat()
  const kinds = useMemo(() => [{ id: 'comes', label: t.comes, tone: 'info', shape: 'circle' } as const], [t])
  const source = useMemo(() => ({ type: 'points', points }) as const, [points])
  const view = useMemo(() => {
    const extent = pointsExtent(points)
    return extent && withRoom(extent)
  }, [points])
  return (
    <MapPlace>
      <MapView
        label={t.map}
        source={source}
        kinds={kinds}
        pointLabel={(id) => t.point(number(id + 1))}
        view={view}
        baseMaps={baseMaps}
        foot="sources"
      />
    </MapPlace>
  )
}
