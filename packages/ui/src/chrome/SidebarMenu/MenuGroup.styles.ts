import { styled } from 'styled-components'
import { color, motion, weight } from '@waldkerf/ui/theme/tokens'
import { line, LinkLine } from './Menu.styles.ts'

export const GroupLine = styled.button`
  ${line}

  > svg:last-child {
    margin-inline-start: auto;
    transition: rotate ${motion('small')};
  }
  &[aria-expanded='true'] > svg:last-child {
    rotate: 90deg;
  }
`

/** The entries below a group: dark grey, a step further in with each level. */
export const Submenu = styled.ul`
  background: ${color.submenu};
  color: ${color.submenuText};

  ${LinkLine}, ${GroupLine} {
    height: 40px;
    padding-inline-start: 50px;
    font-weight: ${weight('regular')};
  }
  & & ${LinkLine}, & & ${GroupLine} {
    padding-inline-start: 66px;
  }
  ${LinkLine}:hover, ${GroupLine}:hover {
    background: ${color.submenuHover};
  }
  ${LinkLine}[aria-current] {
    background: ${color.submenuActive};
    font-weight: ${weight('medium')};
  }
`
