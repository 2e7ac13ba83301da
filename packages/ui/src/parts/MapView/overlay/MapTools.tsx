import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { overMap } from '../names/takeOverlays.ts'
import type { PickWay } from '../board/useMapArea.ts'
import { texts } from '../MapView.texts.ts'

const Column = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
  display: grid;
  gap: ${space(2)};

  /* In a low map one above the other would reach down to the attribution. */
  @container map (height < 320px) {
    grid-auto-flow: column;
    align-items: start;
  }
`

const Group = styled.div`
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.surface};
  box-shadow: ${shadow('low')};
`

export interface MapToolsProps {
  onZoom: (steps: number) => void
  /** Undefined: nothing is picked or selected. */
  onShow: { all: () => void; picked: (() => void) | undefined }
  /** Opens and closes the choice of looks; absent: there is one look alone. */
  onLooks: (() => void) | undefined
  /** Absent: nothing can be picked here. */
  onPick: ((way: PickWay) => void) | undefined
}

/** The buttons at the map's edge. */
export function MapTools({ onZoom, onShow, onLooks, onPick }: MapToolsProps) {
  const t = useTexts(texts)
  const picks: MenuItem[] = [
    { id: 'box', label: t.pickBox, icon: 'area', onSelect: () => onPick?.('box') },
    { id: 'lasso', label: t.pickLasso, icon: 'lasso', onSelect: () => onPick?.('lasso') },
    { id: 'view', label: t.pickView, icon: 'map', onSelect: () => onPick?.('view') },
    { id: 'none', label: t.pickNone, icon: 'close', startsGroup: true, onSelect: () => onPick?.('none') },
  ]
  return (
    <Column {...overMap}>
      <Group>
        <IconButton icon="plus" label={t.zoomIn} onClick={() => onZoom(1)} />
        <IconButton icon="minus" label={t.zoomOut} onClick={() => onZoom(-1)} />
      </Group>
      <Group>
        <IconButton icon="fit" label={t.showAll} onClick={onShow.all} />
        <IconButton
          icon="crosshair"
          label={t.showPicked}
          disabled={onShow.picked === undefined}
          onClick={onShow.picked}
        />
      </Group>
      {(onLooks || onPick) && (
        <Group>
          {onLooks && <IconButton icon="layers" label={t.layers} onClick={onLooks} />}
          {onPick && <Menu label={t.pick} trigger={<Icon name="lasso" />} items={picks} />}
        </Group>
      )}
    </Column>
  )
}
