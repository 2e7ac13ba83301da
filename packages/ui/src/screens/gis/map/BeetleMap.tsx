import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { type BaseMaps, MapView, type PickMode, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import { landSection } from '@waldkerf/domain/places/landAt'
import { texts } from '../GisScreen.texts.ts'
import { beetlePoint } from './beetlePoint.ts'
import type { BeetleList } from '../table/useBeetleList.ts'
import type { ListGoal } from './useListGoal.ts'
import { useMapKinds } from './useMapKinds.ts'

export interface BeetleMapProps {
  list: Pick<BeetleList, 'byId' | 'source' | 'beetleLabel' | 'total'>
  /** Shown even if the filter leaves it out. */
  selected: Beetle | undefined
  highlighted: Beetle | undefined
  /** Several records that something is to be done with; absent: nothing can be picked. */
  picking?: undefined | { picked: ReadonlySet<number>; onPick: (ids: readonly number[], mode: PickMode) => void }
  actions: {
    onSelect: (id: number) => void
    onHighlight: (id: number | undefined) => void
    onSectionChange: (section: Section) => void
  }
  /** The list's section: the map goes there, if it shows any other. */
  section: Section | undefined
  /** Where something that was done asks it to go. */
  goal: ListGoal | undefined
  /** Those of the installation. */
  baseMaps?: BaseMaps | undefined
}

/** Zoom at which an opened record is shown: near enough for the names of the places around it. */
const recordZoom = 11

/** The filtered records on the map. */
export function BeetleMap({ list, selected, highlighted, picking, actions, section, goal, baseMaps }: BeetleMapProps) {
  const t = useTexts(texts).map
  const language = useLanguage()
  const kinds = useMapKinds()
  const { byId, source, beetleLabel } = list
  const marked = useMemo(
    () => ({
      selected: selected && beetlePoint(selected, byId, language),
      highlighted: highlighted && beetlePoint(highlighted, byId, language),
      picked: picking?.picked,
      // While the section of the map filters the list, zooming in would leave only this record.
      nearTo: section ? undefined : recordZoom,
    }),
    [selected, highlighted, picking?.picked, section, byId, language],
  )
  return (
    <MapView
      label={t.label}
      source={source}
      kinds={kinds}
      pointLabel={beetleLabel}
      selection={marked}
      actions={{ ...actions, onPick: picking?.onPick }}
      baseMaps={baseMaps}
      emptyText={list.total > 0 ? t.filteredEmpty : undefined}
      view={section}
      goal={goal?.land ? { ...goal, section: landSection(goal.land) ?? goal.section } : goal}
    />
  )
}
