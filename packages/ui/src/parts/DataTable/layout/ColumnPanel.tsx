import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Checkbox } from '@waldkerf/ui/parts/Checkbox/Checkbox'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { texts } from '../DataTable.texts.ts'
import type { Column } from '../columns.ts'
import type { HeadActions } from '../head/useHeadKeys.ts'
import { followPointer } from '../head/useHeadPointer.ts'
import type { Table } from '../useTable.ts'
import { ColumnLine, Foot, Grip, Panel } from './ColumnPanel.styles.ts'
import { inOrder, isShown, plainLayout, withPinned, withShown } from './tableLayout.ts'

/** The lines that can be moved, from above. */
const linesBeside = (line: HTMLElement) => [...(line.parentElement?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]

/** How many places a line dragged to `y` goes on. */
function placesTo(line: HTMLElement, y: number): number {
  const lines = linesBeside(line)
  const target = lines.findIndex((other) => y < other.getBoundingClientRect().bottom)
  return (target < 0 ? lines.length - 1 : target) - lines.indexOf(line)
}

/** Marks where a line would be put. */
function mark(line: HTMLElement, places: number) {
  const lines = linesBeside(line)
  for (const [place, other] of lines.entries()) {
    const isTarget = places !== 0 && place === lines.indexOf(line) + places
    other.toggleAttribute('data-drop-before', isTarget && places < 0)
    other.toggleAttribute('data-drop-after', isTarget && places > 0)
  }
}

/** Dragging a line of a list to another place. @param onMove by so many places */
function useLineDrag(onMove: (by: number) => void) {
  return {
    onPointerDown({ currentTarget, button }: PointerEvent) {
      const line = currentTarget.closest<HTMLElement>('[data-line]')
      if (!line || button !== 0) return
      followPointer(
        ({ clientY }) => mark(line, placesTo(line, clientY)),
        (at) => {
          mark(line, 0)
          const places = at ? placesTo(line, at.clientY) : 0
          if (places !== 0) onMove(places)
        },
      )
    },
  }
}

export interface ColumnPanelProps<Row> {
  table: Table<Row>
  /** All there are. */
  columns: readonly Column<Row>[]
  actions: HeadActions
  /** The row of their filters is switched here. */
  hasFilter?: boolean
  onClose: () => void
}

/** How far a press makes a column wider, px. */
const step = 24
const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Which columns are shown, in which order and how wide: all that dragging at the heads does, and what it cannot. */
export function ColumnPanel<Row>({ table, columns, actions, hasFilter = false, onClose }: ColumnPanelProps<Row>) {
  const { columnPanel: t, filters: filterWords } = useTexts(texts)
  const { layout, changeLayout, filters } = table
  const panelRef = useRef<HTMLDivElement>(null)
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
    const onPress = ({ target }: Event) => {
      // A column's menu lies outside, and is a part of it.
      if (!(target instanceof Element) || target.closest('[role=menu]')) return
      if (!panelRef.current?.parentElement?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Node) || !panelRef.current?.contains(event.target)) return
    event.stopPropagation()
    onClose()
  }
  return (
    <Panel ref={panelRef} role="dialog" aria-label={t.columns} onKeyDown={onKeyDown}>
      <ul>
        {inOrder(columns, layout).map((column) => (
          <ColumnEntry key={column.id} column={column} table={table} actions={actions} />
        ))}
      </ul>
      <Foot>
        {hasFilter && <Checkbox label={filterWords} checked={filters.open} onChange={filters.toggle} />}
        <Checkbox
          label={t.density}
          checked={layout.density === 'compact'}
          onChange={({ target }) =>
            changeLayout((now) => ({ ...now, density: target.checked ? 'compact' : undefined }))
          }
        />
        <Button variant="quiet" icon="reset" onClick={() => changeLayout(() => plainLayout)}>
          {t.reset}
        </Button>
      </Foot>
    </Panel>
  )
}

const because = (met: boolean, reason: string) => (met ? { disabledReason: reason } : {})

interface ColumnEntryProps<Row> extends Pick<ColumnPanelProps<Row>, 'table' | 'actions'> {
  column: Column<Row>
}

/** One column: whether it is shown, and a menu for its place and width. Ctrl, Shift and an arrow move it too. */
function ColumnEntry<Row>({ column, table, actions }: ColumnEntryProps<Row>) {
  const t = useTexts(texts).columnPanel
  const { id, title } = column
  const { layout, changeLayout, arrangement, tableRef } = table
  // One without room is shown once it is asked for by name.
  const shown = isShown(column, layout) && arrangement.fits.some((other) => other.id === id)
  const place = arrangement.columns.findIndex((other) => other.id === id)
  const last = arrangement.columns.length - 1
  const pinned = layout.pinned.includes(id)
  const isPinned = (at: number) => layout.pinned.includes(arrangement.columns[at]?.id ?? '') === pinned
  const drag = useLineDrag((by) => actions.move(id, by))
  const width = () =>
    tableRef.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? 0
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = moves[event.key]
    if (by === undefined || !event.shiftKey || !(event.ctrlKey || event.metaKey) || !shown) return
    event.preventDefault()
    const { target } = event
    actions.move(id, by)
    // Its line may be taken out of the list and put in again, which takes the focus.
    requestAnimationFrame(() => target instanceof HTMLElement && target.focus())
  }
  return (
    <ColumnLine onKeyDown={onKeyDown} data-line={shown || undefined}>
      <Grip aria-hidden title={shown ? t.drag(title) : undefined} {...(shown && drag)}>
        <Icon name={pinned ? 'tack' : 'list'} size={16} />
      </Grip>
      <Checkbox
        label={title}
        checked={shown}
        disabled={shown && last === 0}
        onChange={() => changeLayout((now) => withShown(now, id, !shown))}
      />
      <Menu
        label={t.more(title)}
        trigger={<Icon name="more" size={16} />}
        items={[
          {
            id: 'earlier',
            label: t.earlier,
            icon: 'arrow-up',
            ...because(!shown, t.isHidden),
            ...because(place === 0 || !isPinned(place - 1), t.isFirst),
            onSelect: () => actions.move(id, -1),
          },
          {
            id: 'later',
            label: t.later,
            icon: 'arrow-down',
            ...because(!shown, t.isHidden),
            ...because(place === last || !isPinned(place + 1), t.isLast),
            onSelect: () => actions.move(id, 1),
          },
          {
            id: 'pin',
            label: pinned ? t.unpin : t.pin,
            icon: 'tack',
            ...because(!shown, t.isHidden),
            onSelect: () => changeLayout((now) => withPinned(now, id, !pinned)),
          },
          {
            id: 'narrower',
            label: t.narrower,
            icon: 'minus',
            startsGroup: true,
            ...because(!shown, t.isHidden),
            onSelect: () => actions.resize(id, width() - step, true),
          },
          {
            id: 'wider',
            label: t.wider,
            icon: 'plus',
            ...because(!shown, t.isHidden),
            onSelect: () => actions.resize(id, width() + step, true),
          },
        ]}
      />
    </ColumnLine>
  )
}
