import { type ReactNode, useId } from 'react'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import type { MenuItem } from '../AppShell/types.ts'
import { Word } from './Menu.styles.ts'
import { GroupLine, Submenu } from './MenuGroup.styles.ts'
import { useMenu } from './menuState.ts'

export interface MenuGroupProps {
  item: MenuItem
  /** Groups of the first level carry their icon. */
  top?: boolean
  /** Its entries. */
  children: ReactNode
}

/** A line that opens and closes what stands below it. */
export function MenuGroup({ item, top = false, children }: MenuGroupProps) {
  const menu = useMenu()
  const list = useId()
  const open = menu.isOpen(item.id)
  return (
    <>
      <GroupLine type="button" aria-expanded={open} aria-controls={list} onClick={() => menu.toggle(item.id)}>
        {top && <Icon name={item.icon} />}
        <Word>{item.title}</Word>
        <Icon name="chevron-right" size={16} />
      </GroupLine>
      <Submenu id={list} hidden={!open}>
        {children}
      </Submenu>
    </>
  )
}
