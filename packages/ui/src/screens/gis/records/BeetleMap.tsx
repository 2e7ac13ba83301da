import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import {
  type BaseMap,
  type MapPoint,
  MapView,
  pointColumns,
  type PickMode,
  type Section,
} from '@waldkerf/ui/parts/MapView/MapView'
import { statusKinds, statusTable } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import { beetlePoint } from './beetlePoint.ts'
import type { BeetleList } from './useBeetleList.ts'

export interface BeetleMapProps {
  list: BeetleList
  selected: Beetle | undefined
  highlighted: Beetle | undefined
  /** Several records that something is to be done with; absent: nothing can be picked. */
  picking?: undefined | { picked: ReadonlySet<number>; onPick: (ids: readonly number[], mode: PickMode) => void }
  onSelect: (id: number) => void
  onHighlight: (id: number | undefined) => void
  onSectionChange: (section: Section) => void
  /** Those of the installation. */
  baseMaps?: readonly BaseMap[]
}

/** The words of the statuses. */
const labels = new Map(Object.entries(statusTable).map(([id, { label }]) => [id, label]))

/** The words of points by number, put in order when the first is asked for. */
function labelsOf(points: readonly MapPoint[]): (id: number) => string {
  let words: ReadonlyMap<number, string> | undefined
  return (id) => (words ??= new Map(points.map((point) => [point.id, point.label]))).get(id) ?? String(id)
}

/** The filtered records on the map; a record under review is shown even if the filter leaves it out. */
export function BeetleMap({ list, selected, highlighted, picking, baseMaps, ...on }: BeetleMapProps) {
  const t = useTexts(texts).map
  const language = useLanguage()
  const { byId, points } = list
  const kinds = useMemo(
    () => statusKinds.map((kind) => ({ ...kind, label: labels.get(kind.id)?.[language] ?? t.otherStatus })),
    [language, t],
  )
  const source = useMemo(() => ({ type: 'points' as const, points: pointColumns(points, kinds) }), [points, kinds])
  const labelOf = useMemo(() => labelsOf(points), [points])
  const marked = useMemo(
    () => ({
      selected: selected && beetlePoint(selected, byId, language),
      highlighted: highlighted && beetlePoint(highlighted, byId, language),
      picked: picking?.picked,
    }),
    [selected, highlighted, picking?.picked, byId, language],
  )
  return (
    <MapView
      label={t.label}
      source={source}
      kinds={kinds}
      labelOf={labelOf}
      selection={marked}
      actions={{ ...on, onPick: picking?.onPick }}
      baseMaps={baseMaps}
    />
  )
}
