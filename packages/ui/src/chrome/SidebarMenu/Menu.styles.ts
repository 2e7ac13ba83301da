import { css, styled } from 'styled-components'
import { frame } from '@waldkerf/ui/theme/skeletonCss'
import { color, fontSize, weight } from '@waldkerf/ui/theme/tokens'

export const Menu = styled.ul`
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-color: ${color.sidebarText} transparent;
  scrollbar-width: thin;
  ${frame.menu}
`

/** A line of the menu, for links and for the buttons of groups alike. */
export const line = css`
  ${frame.entry}
  position: relative;
  width: 100%;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${fontSize(14)};
  font-weight: ${weight('medium')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  > svg {
    flex: none;
  }
  &:hover {
    background: ${color.sidebarHover};
  }
  /* The page's own entry, and in the rail the group it is in: a bar, so that colour does not speak alone. */
  &[aria-current],
  &[data-within] {
    background: ${color.sidebarActive};
  }
  &[aria-current]::before,
  &[data-within]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: 4px solid currentColor;
  }
`

export const LinkLine = styled.a`
  ${line}
`
export const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
