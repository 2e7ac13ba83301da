import { color, fontSize, layout, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { LinkLine } from '../Menu.styles.ts'
import { GroupLine, Submenu } from '../MenuGroup.styles.ts'

/** Beside the rail: a name, and below it what the group holds; higher up where the window ends before it does. */
export const Flyout = styled.div`
  --start: max(0px, min(var(--top), calc(100dvh - var(--lines) * 44px)));
  position: fixed;
  inset-block-start: var(--start);
  inset-inline-start: ${layout('rail')};
  display: flex;
  flex-direction: column;
  min-width: max-content;
  max-width: 280px;
  max-height: calc(100dvh - var(--start));
  border-start-end-radius: ${radius('control')};
  border-end-end-radius: ${radius('control')};
  background: ${color.submenu};
  box-shadow: ${shadow('middle')};
  outline: 1px solid transparent;
  color: ${color.submenuText};
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
  overflow: hidden auto;

  > strong {
    flex: none;
    padding: 12px ${space(4)};
    font-weight: inherit;
    white-space: nowrap;
  }
  ${Submenu} {
    border-block-start: 1px solid ${color.submenuHover};
    min-width: 200px;
  }
  ${LinkLine}, ${GroupLine} {
    padding-inline: ${space(4)};
  }
  ${Submenu} ${Submenu} ${LinkLine}, ${Submenu} ${Submenu} ${GroupLine} {
    padding-inline-start: ${space(8)};
  }
`
