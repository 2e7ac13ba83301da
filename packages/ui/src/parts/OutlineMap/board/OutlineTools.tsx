import { useTexts } from '@waldkerf/ui/i18n/Language'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { OutlineMapHandle } from './createOutlineMap.ts'
import { CornerTools } from '../../MapView/MapView.styles.ts'
import { texts } from '../OutlineMap.texts.ts'
import { overMap } from '../../MapView/names/takeOverlays.ts'

export interface OutlineToolsProps {
  map: Pick<OutlineMapHandle, 'zoomBy' | 'showAll'>
  /** Absent: nothing that has a place is selected. */
  showSelected: (() => void) | undefined
  /** Opens and closes the choice of base maps; absent: there is only the offline map. */
  onLooks: (() => void) | undefined
}

/** The buttons at the overview's edge. */
export function OutlineTools({ map, showSelected, onLooks }: OutlineToolsProps) {
  const t = useTexts(texts)
  return (
    <CornerTools {...overMap}>
      <IconButton icon="plus" label={t.zoomIn} onClick={() => map.zoomBy(1)} />
      <IconButton icon="minus" label={t.zoomOut} onClick={() => map.zoomBy(-1)} />
      <IconButton icon="fit" label={t.showAll} onClick={() => map.showAll()} />
      {showSelected && <IconButton icon="crosshair" label={t.showSelected} onClick={showSelected} />}
      {onLooks && <IconButton icon="layers" label={t.layers} onClick={onLooks} />}
    </CornerTools>
  )
}
