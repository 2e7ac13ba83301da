import { Content, Item, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, Fragment, type KeyboardEvent, type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '@waldkerf/ui/theme/tokens'
import type { ColorName } from '@waldkerf/ui/theme/meaning'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { Anchor, menuEntry, menuLine, menuSheet } from './Menu.styles.ts'

export interface MenuItem {
  id: string
  label: string
  /** Do the same without the menu: named behind the words, except on touch. */
  keys?: string | undefined
  icon?: IconName | undefined
  /** A colour that the entry stands for: a dot before the words. */
  swatch?: ColorName | undefined
  /** Stands for the words, which become its name: for menus in columns. */
  sign?: string | undefined
  /** An address makes it a link. */
  to?: string | undefined
  /** The address is not one of the application: it opens in a new tab. */
  external?: boolean | undefined
  /** Present: the entry can be reached but not chosen, and this says why. */
  disabledReason?: string | undefined
  /** Present: one of several states; the true one is marked. */
  checked?: boolean | undefined
  /** A line above it separates it from the entries before. */
  startsGroup?: boolean | undefined
  onSelect?: (() => void) | undefined
}

/** The colour is what the entry offers: in forced colours, too. */
const Swatch = styled.i`
  width: 16px;
  height: 16px;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('round')};
  background: var(--swatch);
  forced-color-adjust: none;
`

/** The content of a menu's entry. */
function MenuWords({ icon, swatch, sign, label, keys, disabledReason, checked }: MenuItem) {
  if (sign !== undefined) return <b aria-hidden="true">{sign}</b>
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {swatch && <Swatch style={{ '--swatch': color[swatch] }} />}
      <span>
        {label}
        {keys && <kbd> ({keys})</kbd>}
        {disabledReason && <small>{disabledReason}</small>}
      </span>
      {checked && <Icon name="check" size={16} />}
    </>
  )
}

const Sheet = styled(Content)`
  ${menuSheet}
`
const Entry = styled(Item)`
  ${menuEntry}
`
const Line = styled(Separator)`
  ${menuLine}
`

export interface MenuListProps {
  /** Of the button; the list is named after it. */
  id: string
  button: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  items: readonly MenuItem[]
  /** A key asked for the list before it was there: the focus goes to the first entry, as it does later. */
  openedByKey?: boolean
  /** Which edges of button and list meet. */
  align?: 'start' | 'end'
  /** So many entries beside each other. */
  columns?: number
}

/** The list of a menu. Not modal: a modal one would hide the page from screen readers and write a style element. */
export function MenuList(props: MenuListProps) {
  const { id, button, open, onOpenChange, items, openedByKey = false, align = 'end', columns } = props
  const leftByPress = useRef(false)
  const enterFirst = useFirstEntry(open && openedByKey)
  const isButton = (target: EventTarget | null) => target instanceof Node && button.current?.contains(target)
  return (
    <Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>
        {/* A place for the list: the button says its state itself. */}
        <Anchor aria-hidden="true" aria-expanded={undefined} aria-haspopup={undefined} aria-controls={undefined} />
      </Trigger>
      <Portal>
        <Sheet
          id={`${id}-list`}
          aria-labelledby={id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          data-columns={columns}
          style={columns ? { '--columns': columns } : undefined}
          onFocus={enterFirst}
          onKeyDownCapture={columns ? (event) => moveInGrid(event, columns) : undefined}
          onInteractOutside={(event) => {
            // The button closes the menu itself; closed here as well, its click would open it again.
            if (isButton(event.target)) event.preventDefault()
            else leftByPress.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leftByPress.current) button.current?.focus()
            leftByPress.current = false
          }}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.startsGroup && <Line />}
              <MenuEntry {...item} />
            </Fragment>
          ))}
        </Sheet>
      </Portal>
    </Root>
  )
}

/** The library moves along one line; in a grid left and right are the neighbours, up and down a line further. */
function moveInGrid(event: KeyboardEvent<HTMLElement>, columns: number) {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }
  const step = steps[event.key]
  if (step === undefined) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const from = entries.findIndex((entry) => entry === document.activeElement)
  event.preventDefault()
  // From the list itself the first step enters it.
  entries[from < 0 ? 0 : from + step]?.focus()
}

/** The library knows of keys only what was pressed after it came; so its first focus may stay on the list itself. */
function useFirstEntry(enters: boolean) {
  const isPending = useRef(enters)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isPending.current && target === currentTarget) {
      currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
    }
    isPending.current = false
  }
}

function MenuEntry(item: MenuItem) {
  const { to, external, disabledReason, checked, sign, label, onSelect } = item
  if (disabledReason !== undefined) {
    // Not disabled for the library: it would skip the entry, and nobody could hear the reason.
    return (
      <Entry aria-disabled="true" onSelect={(event) => event.preventDefault()}>
        <MenuWords {...item} />
      </Entry>
    )
  }
  if (to !== undefined && external) {
    return (
      <Entry asChild onSelect={onSelect}>
        <a href={to} target="_blank" rel="noreferrer">
          <MenuWords {...item} />
        </a>
      </Entry>
    )
  }
  if (to !== undefined) {
    return (
      <Entry asChild onSelect={onSelect}>
        <Link to={to}>
          <MenuWords {...item} />
        </Link>
      </Entry>
    )
  }
  const state = checked === undefined ? undefined : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <Entry {...state} {...(sign !== undefined && { 'aria-label': label, title: label })} onSelect={onSelect}>
      <MenuWords {...item} />
    </Entry>
  )
}
