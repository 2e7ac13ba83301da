import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { MenuItem } from '@waldkerf/ui/chrome/AppShell/types.ts'
import { MenuEntry, MenuLink } from '../MenuEntry.tsx'
import { GroupLine, Submenu } from '../MenuGroup.styles.ts'
import { useMenu } from '../menuState.ts'
import { color, fontSize, layout, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { LinkLine } from '../Menu.styles.ts'
import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Closing the fly-out would lose a focus inside it: it goes back to the entry's own control. */
function focusEntry(entry: HTMLElement | null) {
  if (entry?.contains(document.activeElement)) entry.querySelector<HTMLElement>('a, button')?.focus()
}

/**
 * A fly-out beside an entry: there while the pointer or the focus is with the entry, after a touch until the next one
 * elsewhere. Escape takes it away, wherever the focus is (WCAG 1.4.13).
 * @returns where it stands, in px from the top of the window, undefined while there is none; and the entry's handlers
 */
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
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      focusEntry(entry.current)
      setTop(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKeyDown)
    }
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
  }
  return { entry, top, show, handlers }
}

/** Beside the rail: a name, and below it what the group holds; higher up where the window ends before it does. */
const Flyout = styled.div`
  --start: max(0px, min(var(--top), calc(100dvh - var(--lines) * 44px)));
  position: fixed;
  inset-block-start: var(--start);
  inset-inline-start: ${layout('rail')};
  display: flex;
  flex-direction: column;
  min-width: max-content;
  max-width: 280px;
  max-height: calc(100dvh - var(--start));
  border-start-end-radius: ${radius('control')};
  border-end-end-radius: ${radius('control')};
  background: ${color.submenu};
  box-shadow: ${shadow('middle')};
  outline: 1px solid transparent;
  color: ${color.submenuText};
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
  overflow: hidden auto;

  > strong {
    flex: none;
    padding: 12px ${space(4)};
    font-weight: inherit;
    white-space: nowrap;
  }
  ${Submenu} {
    border-block-start: 1px solid ${color.submenuHover};
    min-width: 200px;
  }
  ${LinkLine}, ${GroupLine} {
    padding-inline: ${space(4)};
  }
  ${Submenu} ${Submenu} ${LinkLine}, ${Submenu} ${Submenu} ${GroupLine} {
    padding-inline-start: ${space(8)};
  }
`

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
