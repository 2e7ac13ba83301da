import { Icon } from '../Icon/Icon.tsx'
import type { MenuItem } from './Menu.tsx'

/** The content of a menu's entry. */
export function MenuWords({ icon, label, disabledReason, checked }: MenuItem) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>
        {label}
        {disabledReason && <small>{disabledReason}</small>}
      </span>
      {checked && <Icon name="check" size={16} />}
    </>
  )
}
