import type { Row } from '@waldkerf/domain/office/editor/document'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { texts } from './grid.texts.ts'
import type { GridHandlers } from './useGrid.ts'

export interface RowMenuProps {
  row: Row
  nr: number
  handlers: GridHandlers
}

/** Further actions on a row; each entry names its keys. */
export function RowMenu({ row: { key }, nr, handlers }: RowMenuProps) {
  const t = useTexts(texts)
  return (
    <Menu
      label={t.rowMenu(nr)}
      trigger={<Icon name="more" size={16} />}
      items={[
        { id: 'heading', label: t.heading, onSelect: () => handlers.open({ key, field: 'erl_titel' }) },
        { id: 'explanation', label: t.explanation, onSelect: () => handlers.open({ key, field: 'erl' }) },
        { id: 'up', label: t.moveUp, icon: 'arrow-up', startsGroup: true, onSelect: () => handlers.move(key, -1) },
        { id: 'down', label: t.moveDown, icon: 'arrow-down', onSelect: () => handlers.move(key, 1) },
        { id: 'duplicate', label: t.duplicate, icon: 'duplicate', onSelect: () => handlers.duplicate(key) },
        { id: 'remove', label: t.remove, icon: 'close', startsGroup: true, onSelect: () => handlers.remove(key) },
      ]}
    />
  )
}
