import styled, { css } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space } from '../../theme/tokens.ts'

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 32px;
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion('small')};

  &:hover,
  &[data-state='open'] {
    background: ${color.hover};
  }
`

/** Given to Radix' content by class, so that styled-components need not wrap its elements. */
export const menuContent = css`
  z-index: 40;
  min-width: 200px;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
`

export const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius('control')};
  outline: none;
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color.hover};
  }
  &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
  svg {
    color: ${color.textMuted};
  }
  small {
    display: block;
    max-width: 200px;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    line-height: 16px;
  }
`

export const CheckPlace = styled.span`
  display: inline-flex;
  width: 16px;
  margin-left: auto;
`
