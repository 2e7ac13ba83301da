import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ButtonVariant, StyledButton } from './Button.styles.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action per screen; the rest are secondary or quiet. */
  variant?: ButtonVariant
  icon?: IconName
  /** Shows a spinner and takes no further click; the button keeps its width and its focus. */
  busy?: boolean
}

/** A button with words. */
export function Button({ variant = 'secondary', icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      $variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={16} />}
      {children}
    </StyledButton>
  )
}
