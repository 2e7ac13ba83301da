import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import type { BaseMap } from '@waldkerf/ui/parts/MapView/MapView'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import type { OutlineMapHandle } from './createOutlineMap.ts'
import { CornerTools } from '../../MapView/MapView.styles.ts'
import { texts } from '../OutlineMap.texts.ts'

export interface OutlineToolsProps {
  map: Pick<OutlineMapHandle, 'zoomBy' | 'showAll'>
  /** Absent: nothing that has a place is selected. */
  showSelected: (() => void) | undefined
  base: BaseMap | undefined
  baseMaps: readonly BaseMap[]
  onBase: (base: BaseMap | undefined) => void
}

/** The buttons at the overview's edge. */
export function OutlineTools({ map, showSelected, base, baseMaps, onBase }: OutlineToolsProps) {
  const t = useTexts(texts)
  return (
    <CornerTools>
      <IconButton icon="plus" label={t.zoomIn} onClick={() => map.zoomBy(1)} />
      <IconButton icon="minus" label={t.zoomOut} onClick={() => map.zoomBy(-1)} />
      <IconButton icon="fit" label={t.showAll} onClick={() => map.showAll()} />
      {showSelected && <IconButton icon="crosshair" label={t.showSelected} onClick={showSelected} />}
      {baseMaps.length > 0 && (
        <Menu
          label={t.layers}
          trigger={<Icon name="layers" />}
          items={[undefined, ...baseMaps].map((one, at) => ({
            id: `base-${at}`,
            label: one?.title ?? t.noBaseMap,
            checked: one === base,
            onSelect: () => onBase(one),
          }))}
        />
      )}
    </CornerTools>
  )
}
