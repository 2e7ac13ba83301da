import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color, controlHeight } from '@waldkerf/ui/theme/tokens'
import { pressable } from '../Button/Button.styles.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'

const Square = styled.button`
  ${pressable}
  width: ${controlHeight};
  flex: none;
  background: transparent;
  color: ${color.textMuted};
  &:hover:not(:disabled) {
    background: ${color.hover};
    color: ${color.text};
  }
  &:active:not(:disabled),
  &[aria-pressed='true'] {
    background: ${color.pressed};
    color: ${color.text};
  }
`

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action in words; also its tooltip. */
  label: string
  icon: IconName
}

/** A button with a picture alone. Use it where the picture is common knowledge; else Button. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Square type="button" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Square>
  )
}
