import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Form = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
`

export const Steps = styled.ol`
  padding: ${space(2)};
  margin: 0;
  list-style: none;
`

export const StepButton = styled.button`
  display: block;
  width: 100%;
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-inline-start: 2px solid ${color.border};
  background: none;
  color: ${color.text};
  font-size: ${fontSize(13)};
  line-height: 18px;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-radius: 0 ${radius('control')} ${radius('control')} 0;
    background: ${color.hover};
  }
  &[aria-current] {
    border-color: ${color.accent};
    font-weight: ${weight('medium')};
  }
  &[data-undone] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`

export const Quiet = styled.p`
  padding: ${space(4)};
  color: ${color.textMuted};
`
