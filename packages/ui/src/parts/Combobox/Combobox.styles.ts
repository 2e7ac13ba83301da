import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { control } from '../Field/Field.styles.ts'

export const Input = styled.input`
  ${control}
`

export const Floating = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  margin: 0;
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
`

export const Options = styled.ul``

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('control')};
  line-height: 18px;
  cursor: pointer;

  &[data-cursor='true'] {
    background: ${color.hover};
  }
  > :last-child:not(span) {
    margin-inline-start: auto;
    color: ${color.accentText};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-style: italic;
    line-height: 16px;
  }
  @media (forced-colors: active) {
    &[data-cursor='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const Pictured = styled.span`
  flex: none;
  width: 56px;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius('control')};
`

export const Nothing = styled.p`
  padding: ${space(2)};
  color: ${color.textMuted};
`
