import { css, styled } from 'styled-components'
import { frame } from '../../theme/skeletonCss.ts'
import { color, fontSize, layout, motion, radius, shadow, space, weight } from '../../theme/tokens.ts'

export const Menu = styled.ul`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-color: ${color.sidebarText} transparent;
  scrollbar-width: thin;
  ${frame.menu}
`

/** A line of the menu, for links and for the buttons of groups alike. */
const line = css`
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
    border-inline-start: 4px solid ${color.sidebarText};
  }
`

export const LinkLine = styled.a`
  ${line}
`
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

export const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The entries below a group: dark grey, a step further in with each level. */
export const Submenu = styled.ul`
  background: ${color.submenu};

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

/** Beside the rail: a name, and below it what the group holds. */
export const Flyout = styled.div`
  position: fixed;
  inset-block-start: var(--top);
  inset-inline-start: ${layout('rail')};
  display: flex;
  flex-direction: column;
  min-width: max-content;
  max-width: 280px;
  max-height: calc(100dvh - var(--top));
  border-start-end-radius: ${radius('control')};
  border-end-end-radius: ${radius('control')};
  background: ${color.submenu};
  box-shadow: ${shadow('middle')};
  color: ${color.sidebarText};
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
