import { styled } from 'styled-components'
import { color, radius } from '../../theme/tokens.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { MenuItem } from './menuItem.ts'

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
export function MenuWords({ icon, swatch, sign, label, disabledReason, checked }: MenuItem) {
  if (sign !== undefined) return <b aria-hidden="true">{sign}</b>
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {swatch && <Swatch style={{ '--swatch': color[swatch] }} />}
      <span>
        {label}
        {disabledReason && <small>{disabledReason}</small>}
      </span>
      {checked && <Icon name="check" size={16} />}
    </>
  )
}
