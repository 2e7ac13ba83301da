import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { MapView, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { statusKinds } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'
import { beetlePoint } from './beetlePoint.ts'
import type { BeetleList } from './useBeetleList.ts'

export interface BeetleMapProps {
  list: BeetleList
  selected: Beetle | undefined
  highlighted: Beetle | undefined
  onSelect: (id: number) => void
  onHighlight: (id: number | undefined) => void
  onSectionChange: (section: Section) => void
}

/** The filtered records on the map; a record under review is shown even if the filter leaves it out. */
export function BeetleMap({ list, selected, highlighted, ...on }: BeetleMapProps) {
  const t = useTexts(texts).map
  const language = useLanguage()
  const { byId } = list
  const selectedPoint = useMemo(() => selected && beetlePoint(selected, byId, language), [selected, byId, language])
  const highlightedPoint = useMemo(
    () => highlighted && beetlePoint(highlighted, byId, language),
    [highlighted, byId, language],
  )
  return (
    <MapView
      label={t.label}
      points={list.points}
      kinds={statusKinds}
      selected={selectedPoint}
      highlighted={highlightedPoint}
      {...on}
    />
  )
}
