import type { OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { type BaseMaps, MapView, pointsExtent, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { statusLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { statusKind } from '@waldkerf/ui/screens/gis/map/beetlePoint.ts'
import { useMapKinds } from '@waldkerf/ui/screens/gis/map/useMapKinds.ts'
import { listTexts } from '../reports.texts.ts'

export interface OwnMapProps {
  rows: readonly OwnBeetle[]
  onOpen: (id: number) => void
  baseMaps: BaseMaps
}

/** Margin around the reports in degrees: wide enough to recognize the region. */
const around = 0.25

function toPoints(rows: readonly OwnBeetle[]) {
  const placed = rows.filter(({ lat, lon }) => lat !== null && lon !== null)
  return {
    ids: Float64Array.from(placed, ({ id }) => id),
    lats: Float64Array.from(placed, ({ lat }) => lat ?? Number.NaN),
    lons: Float64Array.from(placed, ({ lon }) => lon ?? Number.NaN),
    kinds: Uint8Array.from(placed, ({ status }) => statusKind(status)),
  }
}

/** One's own reports where they were found; a press opens one. The same stand in the list. */
export function OwnMap({ rows, onOpen, baseMaps }: OwnMapProps) {
  const t = useTexts(listTexts).map
  const language = useLanguage()
  const kinds = useMapKinds()
  const points = useMemo(() => toPoints(rows), [rows])
  const source = useMemo(() => ({ type: 'points' as const, points }), [points])
  const view = useMemo<Section | undefined>(() => {
    const extent = pointsExtent(points)
    if (!extent) return undefined
    const { west, south, east, north } = extent
    return { west: west - around, south: south - around / 2, east: east + around, north: north + around / 2 }
  }, [points])
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const label = (id: number) => {
    const row = byId.get(id)
    return row ? `${row.name}, ${statusLook(row.status).label[language]}` : String(id)
  }
  return (
    <MapView
      label={t.label}
      source={source}
      kinds={kinds}
      pointLabel={label}
      actions={{ onSelect: onOpen }}
      baseMaps={baseMaps}
      emptyText={t.empty}
      view={view}
    />
  )
}
