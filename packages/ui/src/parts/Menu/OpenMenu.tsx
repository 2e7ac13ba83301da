import { CheckboxItem, Content, Item, Portal, Root, Trigger as RadixTrigger } from '@radix-ui/react-dropdown-menu'
import { useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import type { MenuItem, MenuProps } from './Menu.tsx'
import { CheckPlace, menuContent, menuItem, Trigger } from './Menu.styles.ts'

const Sheet = styled(Content)`
  ${menuContent}
`
const Entry = styled(Item)`
  ${menuItem}
`
const Choice = styled(CheckboxItem)`
  ${menuItem}
`

function Words({ icon, label, disabledReason, checked }: MenuItem) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>
        {label}
        {disabledReason && <small>{disabledReason}</small>}
      </span>
      {checked && (
        <CheckPlace>
          <Icon name="check" size={16} />
        </CheckPlace>
      )}
    </>
  )
}

function MenuEntry(item: MenuItem) {
  const { to, disabledReason, checked, onSelect = () => {} } = item
  const disabled = disabledReason !== undefined
  if (checked !== undefined) {
    return (
      <Choice checked={checked} disabled={disabled} onSelect={onSelect}>
        <Words {...item} />
      </Choice>
    )
  }
  if (to !== undefined && !disabled) {
    return (
      <Entry asChild onSelect={onSelect}>
        <Link to={to}>
          <Words {...item} />
        </Link>
      </Entry>
    )
  }
  return (
    <Entry disabled={disabled} onSelect={onSelect}>
      <Words {...item} />
    </Entry>
  )
}

/** The menu once it has been opened for the first time. Not modal: a modal one hides the page from screen readers. */
export function OpenMenu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(true)
  return (
    <Root modal={false} open={open} onOpenChange={setOpen}>
      <RadixTrigger asChild>
        <Trigger type="button" aria-label={label}>
          {trigger}
        </Trigger>
      </RadixTrigger>
      <Portal>
        <Sheet align="end" sideOffset={4} collisionPadding={8}>
          {items.map((item) => (
            <MenuEntry key={item.id} {...item} />
          ))}
        </Sheet>
      </Portal>
    </Root>
  )
}
