import { useRef } from 'react'
import type { MenuItem } from '../../parts/Menu/Menu.tsx'
import { MenuList } from '../../parts/Menu/MenuList.tsx'
import { Point } from './TagsView.styles.ts'
import { menuWords } from './TagsView.texts.ts'
import type { OpenTag, TagActions } from './types.ts'

/** Right of the pointer, in px, so that the first press does not fall on an entry. */
const aside = 15

/** A tag's opened menu. */
export interface AskedMenu {
  tag: OpenTag
  /** Had the focus, gets it back. */
  link: HTMLElement
  left: number
  top: number
}

export interface TagMenuProps {
  asked: AskedMenu
  actions: TagActions
  onClose: () => void
}

const entry = (id: keyof typeof menuWords, onSelect: () => void): MenuItem => ({ id, label: menuWords[id], onSelect })

/** Refresh, Close, Close Others, Close All (spec section 2 'Chrome'), at the pointer; pinned tags have no Close. */
export function TagMenu({ asked, actions, onClose }: TagMenuProps) {
  const { tag, link, left, top } = asked
  const button = useRef<HTMLElement>(link)
  const items = [
    entry('refresh', () => actions.refresh(tag.id)),
    ...(tag.pinned ? [] : [entry('close', () => actions.close(tag.id))]),
    entry('closeOthers', () => actions.closeOthers(tag.id)),
    entry('closeAll', actions.closeAll),
  ]
  return (
    <Point style={{ '--left': `${left + aside}px`, '--top': `${top}px` }}>
      <MenuList
        id={link.id}
        button={button}
        open
        onOpenChange={(open) => !open && onClose()}
        items={items}
        align="start"
      />
    </Point>
  )
}
