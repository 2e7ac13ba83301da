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

/** The steps that can be taken back; folded they leave their room to the log. */
export const Undoing = styled.details`
  border-bottom: 1px solid ${color.border};

  > summary {
    padding: ${space(3)} ${space(4)};
    font-weight: ${weight('medium')};
    cursor: pointer;
  }
  > :not(summary) {
    max-height: 40vh;
    overflow: auto;
  }
`

export const Part = styled.section`
  padding-top: ${space(3)};
`

export const PartTitle = styled.h2`
  padding-inline: ${space(4)};
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
`

export const Details = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Quiet = styled.p`
  padding: ${space(4)};
  color: ${color.textMuted};
`
