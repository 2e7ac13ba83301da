import { useId } from 'react'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Word } from './Menu.styles.ts'
import { MenuEntry, type MenuEntryProps } from './MenuEntry.tsx'
import { GroupLine, Submenu } from './MenuGroup.styles.ts'
import { useMenu } from './menuState.ts'

/** A line that opens and closes what stands below it. */
export function MenuGroup({ item, top = false }: MenuEntryProps) {
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
        {item.children?.map((child) => (
          <MenuEntry key={child.id} item={child} />
        ))}
      </Submenu>
    </>
  )
}
