import { isNamed } from '@waldkerf/domain/beetles/isNamed'
import { isAnswered, type OwnBeetle } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { type BaseMaps, type MapPoint, MapView, pointsExtent, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { recordLook } from '@waldkerf/ui/screens/gis/beetleStatus.ts'
import { statusKind } from '@waldkerf/ui/screens/gis/map/beetlePoint.ts'
import { useMapKinds } from '@waldkerf/ui/screens/gis/map/useMapKinds.ts'
import { listTexts } from '../reports.texts.ts'

type OwnPlace = Pick<OwnBeetle, 'id' | 'name' | 'status' | 'antwort_offen' | 'lat' | 'lon'>

export interface OwnMapProps {
  /** Default: that they are one's own reports. */
  label?: string
  rows: readonly OwnPlace[]
  /** Absent on a report's own page. */
  onOpen?: ((id: number) => void) | undefined
  baseMaps: BaseMaps
}

/** Margin around the reports in degrees: wide enough to recognize the region. */
const around = 0.25
/** And as a share of their extent: no mark stands under the map's buttons, its foot, or the question at its top. */
const aside = 0.3
const above = 0.5

function toPoints(rows: readonly OwnPlace[]) {
  const placed = rows.filter(({ lat, lon }) => lat !== null && lon !== null)
  return {
    ids: Float64Array.from(placed, ({ id }) => id),
    lats: Float64Array.from(placed, ({ lat }) => lat ?? Number.NaN),
    lons: Float64Array.from(placed, ({ lon }) => lon ?? Number.NaN),
    kinds: Uint8Array.from(placed, (row) => statusKind(row.status, isAnswered(row))),
  }
}

/** One's own reports where they were found; a press opens one. The same stand in the list. */
export function OwnMap({ label, rows, onOpen, baseMaps }: OwnMapProps) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const kinds = useMapKinds()
  const points = useMemo(() => toPoints(rows), [rows])
  const source = useMemo(() => ({ type: 'points' as const, points }), [points])
  const view = useMemo<Section | undefined>(() => {
    const extent = pointsExtent(points)
    if (!extent) return undefined
    const { west, south, east, north } = extent
    const right = Math.max(around, aside * (east - west))
    const tall = north - south
    return {
      west: west - right,
      south: south - Math.max(around / 2, aside * tall),
      east: east + right,
      north: north + Math.max(around / 2, above * tall),
    }
  }, [points])
  // A single one says where it is by the nearest place.
  const [only, ...others] = rows
  const selected = useMemo<MapPoint | undefined>(() => {
    if (!only || others.length > 0 || only.lat === null || only.lon === null) return undefined
    const kind = isAnswered(only) ? 'answered' : only.status
    return { id: only.id, lat: only.lat, lon: only.lon, kind, label: only.name }
  }, [only, others.length])
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const pointLabel = (id: number) => {
    const row = byId.get(id)
    if (!row) return String(id)
    return `${isNamed(row) ? row.name : t.unsent.unknown}, ${recordLook({ ...row, beantwortet: isAnswered(row) }).label[language]}`
  }
  return (
    <MapView
      label={label ?? t.map.label}
      source={source}
      kinds={kinds}
      pointLabel={pointLabel}
      selection={selected && { selected }}
      actions={{ onSelect: onOpen }}
      baseMaps={baseMaps}
      emptyText={t.map.empty}
      view={view}
      foot="sources"
    />
  )
}
