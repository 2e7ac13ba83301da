import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../../Button/Button.tsx'
import { Checkbox } from '../../Checkbox/Checkbox.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import type { Column } from '../columns.ts'
import { texts } from './ColumnPanel.texts.ts'
import type { HeadActions } from '../head/useHeadKeys.ts'
import type { Table } from '../useTable.ts'
import { ColumnLine, Foot, Panel } from './ColumnPanel.styles.ts'
import { inOrder, isShown, plainLayout, withShown } from './tableLayout.ts'

export interface ColumnPanelProps<Row> {
  table: Table<Row>
  /** All there are. */
  columns: readonly Column<Row>[]
  actions: HeadActions
  onClose: () => void
}

/** How far a press makes a column wider, px. */
const step = 24

/** Which columns are shown, in which order and how wide: all that dragging at the heads does, and what it cannot. */
export function ColumnPanel<Row>({ table, columns, actions, onClose }: ColumnPanelProps<Row>) {
  const t = useTexts(texts)
  const { layout, changeLayout, arrangement } = table
  const panelRef = useRef<HTMLDivElement>(null)
  const shownWidth = (id: string) =>
    table.tableRef.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? 0

  // Before it is taken away, while the focus is still in it.
  useLayoutEffect(() => {
    const panel = panelRef.current
    const opener = document.activeElement
    panel?.querySelector('input')?.focus()
    return () => {
      if (panel?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panelRef.current?.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Panel ref={panelRef} role="dialog" aria-label={t.columns} onKeyDown={onKeyDown}>
      <ul>
        {inOrder(columns, layout).map((column) => {
          const { id, title } = column
          const shown = isShown(column, layout)
          const place = arrangement.columns.findIndex((other) => other.id === id)
          const last = arrangement.columns.length - 1
          return (
            <ColumnLine key={id}>
              <Checkbox
                label={title}
                checked={shown}
                disabled={shown && last === 0}
                onChange={() => changeLayout((now) => withShown(now, id, !shown))}
              />
              <IconButton
                icon="arrow-up"
                label={t.earlier(title)}
                disabled={place < 1}
                onClick={() => actions.move(id, -1)}
              />
              <IconButton
                icon="arrow-down"
                label={t.later(title)}
                disabled={place < 0 || place === last}
                onClick={() => actions.move(id, 1)}
              />
              <IconButton
                icon="minus"
                label={t.narrower(title)}
                disabled={!shown}
                onClick={() => actions.resize(id, shownWidth(id) - step, true)}
              />
              <IconButton
                icon="plus"
                label={t.wider(title)}
                disabled={!shown}
                onClick={() => actions.resize(id, shownWidth(id) + step, true)}
              />
            </ColumnLine>
          )
        })}
      </ul>
      <Foot>
        <Checkbox
          label={t.density}
          checked={layout.density === 'compact'}
          onChange={({ target }) =>
            changeLayout((now) => ({ ...now, density: target.checked ? 'compact' : undefined }))
          }
        />
        <Button variant="quiet" icon="undo" onClick={() => changeLayout(() => plainLayout)}>
          {t.reset}
        </Button>
      </Foot>
    </Panel>
  )
}
