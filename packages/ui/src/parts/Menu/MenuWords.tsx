import { Icon } from '../Icon/Icon.tsx'
import type { MenuItem } from './Menu.tsx'

/** What an entry of a menu shows. */
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
