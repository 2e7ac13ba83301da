import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { MenuItem } from '../../AppShell/types.ts'
import { MenuEntry, MenuLink } from '../MenuEntry.tsx'
import { GroupLine, Submenu } from '../MenuGroup.styles.ts'
import { useMenu } from '../menuState.ts'
import { Flyout } from './RailEntry.styles.ts'
import { useFlyout } from './useFlyout.ts'

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
        <Flyout style={{ '--top': `${top}px`, '--lines': 1 + (item.children?.length ?? 0) }}>
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
