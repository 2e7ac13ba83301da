import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useFormat, useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { MapPoint, PointKind, Section } from './mapTypes.ts'
import { MapBox, MapNote, MapTools } from './MapView.styles.ts'
import { texts } from './MapView.texts.ts'
import { useMapHandle } from './useMapHandle.ts'

export type { MapPoint, PointKind, Section } from './mapTypes.ts'

export interface MapViewProps {
  /** The map's accessible name. The same points must stand in a table or list beside it. */
  label: string
  /** Keep the array stable while its content is the same: a new one groups all points anew. */
  points: readonly MapPoint[]
  /** The looks of the points; the last kind also stands for unknown ones. Keep it stable, too. */
  kinds: readonly PointKind[]
  /** Drawn above all, even if it is not among `points`; a newly selected one is brought into view. */
  selected?: MapPoint
  highlighted?: MapPoint
  onSelect?: (id: number) => void
  onHighlight?: (id: number | undefined) => void
  /** After every move, and once at the start. */
  onSectionChange?: (section: Section) => void
}

/** A map with clustered points over the Länder, which come with the product; it fills the height it is given. */
export function MapView(props: MapViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <LiveMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function LiveMap({ label, points, kinds, selected, highlighted, ...on }: MapViewProps & { onRetry: () => void }) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const keysId = useId()
  const element = useRef<HTMLDivElement>(null)
  const words = useMemo(() => ({ cluster: t.cluster, number, attribution: t.attribution }), [t, number])
  const state = useMapHandle(element, words, {
    onSelect: (id) => on.onSelect?.(id),
    onHighlight: (id) => on.onHighlight?.(id),
    onMove: (_, section) => on.onSectionChange?.(section),
  })
  const map = state.status === 'ready' ? state.map : undefined
  useEffect(() => map?.setPoints(points, kinds), [map, points, kinds])
  useEffect(() => map?.setMarks({ selected, highlighted }), [map, selected, highlighted])

  return (
    <MapBox data-ready={map !== undefined}>
      <div ref={element} role="application" aria-label={label} aria-describedby={keysId} />
      <VisuallyHidden id={keysId}>{t.keys}</VisuallyHidden>
      {map && (
        <MapTools>
          <IconButton icon="plus" label={t.zoomIn} onClick={() => map.zoomBy(1)} />
          <IconButton icon="minus" label={t.zoomOut} onClick={() => map.zoomBy(-1)} />
          <IconButton icon="map" label={t.showAll} onClick={map.showAll} />
        </MapTools>
      )}
      {state.status === 'loading' && <MapNote>{t.loading}</MapNote>}
      {state.status === 'failed' && (
        <MapNote role="alert">
          {t.failed}
          <Button onClick={on.onRetry}>{t.retry}</Button>
        </MapNote>
      )}
    </MapBox>
  )
}
