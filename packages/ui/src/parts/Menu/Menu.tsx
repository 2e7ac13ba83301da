import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Opener, Place } from './Menu.styles.ts'
import type { MenuItem } from './MenuList.tsx'
import { useLater } from '../Later/useLater.ts'

export type { MenuItem } from './MenuList.tsx'

export interface MenuProps {
  /** The menu's accessible name. */
  label: string
  /** The button's content. */
  trigger: ReactNode
  items: readonly MenuItem[]
  /** Which edges of button and list meet; absent: the ends, as at the right of a page. */
  align?: 'start' | 'end'
  /** So many entries beside each other, all with a sign; the arrows move in both directions. */
  columns?: number
}

const loadList = () => import('./MenuList.tsx')

/**
 * A button with a menu. The list and its library come with the first hover or focus, so that no page waits for them; the
 * button stays the same element and keeps its focus.
 */
export function Menu({ label, trigger, items, align, columns }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<false | 'byKey' | 'byPointer'>(false)
  const [list, fetchList] = useLater(loadList)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || opened) return
    event.preventDefault()
    setOpened('byKey')
  }
  const onClick = ({ detail }: MouseEvent) => {
    fetchList()
    setOpened(!opened && (detail === 0 ? 'byKey' : 'byPointer'))
  }
  const open = opened !== false
  return (
    <Place>
      <Opener
        ref={button}
        id={id}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open && list !== undefined}
        aria-controls={open && list ? `${id}-list` : undefined}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Opener>
      {list && (
        <list.MenuList
          id={id}
          button={button}
          open={open}
          openedByKey={opened === 'byKey'}
          onOpenChange={(next) => setOpened(next && 'byPointer')}
          items={items}
          {...(align && { align })}
          {...(columns && { columns })}
        />
      )}
    </Place>
  )
}
