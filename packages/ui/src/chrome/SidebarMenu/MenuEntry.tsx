import { memo, Suspense } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from '../AppShell/AppShell.texts.ts'
import type { MenuItem } from '../AppShell/types.ts'
import { useMenu } from './menuState.ts'
import { LinkLine, Word } from './Menu.styles.ts'

export interface MenuEntryProps {
  item: MenuItem
  /** Entries of the first level carry their icon. */
  top?: boolean
}

// The product's menu is flat; where there are groups they come right after the first lines.
const MenuGroup = lazyPart(async () => (await import('./MenuGroup.tsx')).MenuGroup, MenuLink)

/** One line of the menu: a page, or a group with its entries below. */
export function MenuEntry({ item, top = false }: MenuEntryProps) {
  return (
    <li>
      {item.children ? (
        <Suspense fallback={<MenuLink item={item} top={top} />}>
          <MenuGroup item={item} top={top}>
            {item.children.map((child) => (
              <MenuEntry key={child.id} item={child} />
            ))}
          </MenuGroup>
        </Suspense>
      ) : (
        <MenuLink item={item} top={top} />
      )}
    </li>
  )
}

/** A menu longer than the window shows where one is. The browser tells whether it does: to measure would hold up the page. */
function bringIntoView(line: HTMLElement | null) {
  if (!line) return undefined
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry && entry.intersectionRatio < 1) line.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(line)
  return () => observer.disconnect()
}

interface MenuLinkProps extends MenuEntryProps {
  /** In the rail the name is there for screen readers only. */
  iconOnly?: boolean
}

export function MenuLink(props: MenuLinkProps) {
  return <MenuLine {...props} current={useMenu().trail.at(-1) === props.item.id} />
}

/** On a change of page two of them are rendered, the one that is left and the one that is entered. */
const MenuLine = memo(function MenuLine({
  item,
  top = false,
  iconOnly = false,
  current,
}: MenuLinkProps & { current: boolean }) {
  const t = useTexts(texts)
  const target = item.external ? { href: item.to, target: '_blank', rel: 'noreferrer' } : { as: Link, to: item.to }
  return (
    <LinkLine {...target} ref={current ? bringIntoView : undefined} aria-current={current ? 'page' : undefined}>
      {top && <Icon name={item.icon} />}
      {iconOnly ? <VisuallyHidden>{item.title}</VisuallyHidden> : <Word>{item.title}</Word>}
      {item.external && <VisuallyHidden> ({t.newTab})</VisuallyHidden>}
    </LinkLine>
  )
})

/** An entry of the rail until what it unfolds is there. */
export const IconLine = ({ item }: MenuEntryProps) => (
  <li>
    <MenuLink item={item} top iconOnly />
  </li>
)
