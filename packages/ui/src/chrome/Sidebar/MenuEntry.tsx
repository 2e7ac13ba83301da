import { useId } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Link } from '../../parts/Link/Link.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { MenuItem } from '../AppShell/types.ts'
import { useMenu } from './menuState.ts'
import { GroupLine, LinkLine, Submenu, Word } from './Menu.styles.ts'

export interface MenuEntryProps {
  item: MenuItem
  /** Entries of the first level carry their icon. */
  top?: boolean
}

/** One line of the menu: a page, or a group with its entries below. */
export function MenuEntry({ item, top = false }: MenuEntryProps) {
  return <li>{item.children ? <Group item={item} top={top} /> : <MenuLink item={item} top={top} />}</li>
}

interface MenuLinkProps extends MenuEntryProps {
  /** In the rail the name is there for screen readers only. */
  iconOnly?: boolean
}

export function MenuLink({ item, top = false, iconOnly = false }: MenuLinkProps) {
  const t = useTexts(texts)
  const current = useMenu().trail.at(-1) === item.id
  const target = item.external ? { href: item.to, target: '_blank', rel: 'noreferrer' } : { as: Link, to: item.to }
  return (
    <LinkLine {...target} aria-current={current ? 'page' : undefined}>
      {top && <Icon name={item.icon} />}
      {iconOnly ? <VisuallyHidden>{item.title}</VisuallyHidden> : <Word>{item.title}</Word>}
      {item.external && <VisuallyHidden> ({t.newTab})</VisuallyHidden>}
    </LinkLine>
  )
}

function Group({ item, top = false }: MenuEntryProps) {
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
