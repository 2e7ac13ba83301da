import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import type { MenuItem } from '../AppShell/types.ts'
import { MenuEntry, MenuLink } from './MenuEntry.tsx'
import { useMenu } from './menuState.ts'
import { GroupLine, Submenu } from './MenuGroup.styles.ts'
import { Flyout } from './RailEntry.styles.ts'

/**
 * Entry of the collapsed sidebar: an icon; its name, and what a group holds, stand beside it on hover and focus, for
 * a finger on touch until it touches elsewhere.
 */
export function RailEntry({ item }: { item: MenuItem }) {
  const { entry, top, handlers, show } = useFlyout()
  const within = useMenu().trail[0] === item.id
  const flyout = top !== undefined
  return (
    <li ref={entry} {...handlers}>
      {item.children ? (
        <GroupLine type="button" aria-expanded={flyout} data-within={within || undefined} onClick={show}>
          <Icon name={item.icon} />
          <VisuallyHidden>{item.title}</VisuallyHidden>
        </GroupLine>
      ) : (
        <MenuLink item={item} top iconOnly />
      )}
      {flyout && (
        <Flyout style={{ '--top': `${top}px` }}>
          <strong aria-hidden>{item.title}</strong>
          {item.children && (
            <Submenu>
              {item.children.map((child) => (
                <MenuEntry key={child.id} item={child} />
              ))}
            </Submenu>
          )}
        </Flyout>
      )}
    </li>
  )
}

/** Where the fly-out stands, in px from the top of the window; undefined while there is none. */
function useFlyout() {
  const entry = useRef<HTMLLIElement>(null)
  const [top, setTop] = useState<number>()
  const shown = top !== undefined
  const hide = () => setTop(undefined)
  const show = (event: SyntheticEvent<HTMLElement>) => setTop(event.currentTarget.getBoundingClientRect().top)
  useEffect(() => {
    if (!shown) return undefined
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !entry.current?.contains(target)) setTop(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [shown])
  const handlers = {
    onPointerEnter: show,
    // A finger leaves with every lift; it closes by touching elsewhere.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hide()
    },
    onFocus: show,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide()
    },
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Escape') hide()
    },
  }
  return { entry, top, show, handlers }
}
