import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { color, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import type { BaseMap } from '../../BaseMaps/baseMapTypes.ts'
import { Icon } from '../../Icon/Icon.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Menu, type MenuItem } from '../../Menu/Menu.tsx'
import type { PickWay } from '../board/useMapArea.ts'
import { texts } from '../MapView.texts.ts'
import type { MarkMode } from '../sources/worker/workerMessages.ts'

const Column = styled.div`
  position: absolute;
  z-index: 1000;
  inset-block-start: ${space(3)};
  inset-inline-end: ${space(3)};
  display: grid;
  gap: ${space(2)};
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

/** How the map looks, as the person has chosen. */
export interface MapLook {
  mode: MarkMode
  base: BaseMap | undefined
}

export interface MapToolsProps {
  onZoom: (steps: number) => void
  /** Undefined: nothing is picked or selected. */
  onShow: { all: () => void; picked: (() => void) | undefined }
  look: MapLook
  onLook: (look: MapLook) => void
  /** Those of the installation; the Länder are always there. */
  baseMaps: readonly BaseMap[]
  /** Groups can be taken apart: all points are known. */
  canShowDots: boolean
  /** Absent: nothing can be picked here. */
  onPick: ((way: PickWay) => void) | undefined
}

/** The buttons at the map's edge. */
export function MapTools({ onZoom, onShow, look, onLook, baseMaps, canShowDots, onPick }: MapToolsProps) {
  const t = useTexts(texts)
  const bases: MenuItem[] = [undefined, ...baseMaps].map((base, index) => ({
    id: `base-${index}`,
    label: base?.title ?? t.noBaseMap,
    checked: look.base === base,
    onSelect: () => onLook({ ...look, base }),
  }))
  const modes: MenuItem[] = (['groups', 'dots'] as const).map((mode, index) => ({
    id: mode,
    label: t[mode],
    checked: look.mode === mode,
    startsGroup: index === 0 && baseMaps.length > 0,
    onSelect: () => onLook({ ...look, mode }),
  }))
  const looks = [...(baseMaps.length > 0 ? bases : []), ...(canShowDots ? modes : [])]
  const picks: MenuItem[] = [
    { id: 'box', label: t.pickBox, icon: 'area', onSelect: () => onPick?.('box') },
    { id: 'lasso', label: t.pickLasso, icon: 'lasso', onSelect: () => onPick?.('lasso') },
    { id: 'view', label: t.pickView, icon: 'expand', onSelect: () => onPick?.('view') },
    { id: 'none', label: t.pickNone, icon: 'close', startsGroup: true, onSelect: () => onPick?.('none') },
  ]
  return (
    <Column>
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
      {(looks.length > 0 || onPick) && (
        <Group>
          {looks.length > 0 && <Menu label={t.layers} trigger={<Icon name="layers" />} items={looks} />}
          {onPick && <Menu label={t.pick} trigger={<Icon name="lasso" />} items={picks} />}
        </Group>
      )}
    </Column>
  )
}
