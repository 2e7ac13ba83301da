import { styled } from 'styled-components'
import { belowDesktop, frame } from '../../theme/skeletonCss.ts'
import { color, fontSize, motion, radius, space } from '../../theme/tokens.ts'

export const Bar = styled.header`
  ${frame.bar}

  @media print {
    display: none;
  }
`

/** Left and right take the same room, so that the search stands in the middle. */
export const Side = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.textMuted};

  &:last-child {
    justify-content: flex-end;
    min-width: max-content;
  }
`

/** The hamburger turns half around while the menu is open. */
export const MenuToggle = styled.span`
  display: flex;
  flex: none;
  transition: rotate ${motion('panel')};

  &[data-open] {
    rotate: 180deg;
  }
`

export const SearchButton = styled.button`
  display: flex;
  flex: 0 1 320px;
  align-items: center;
  gap: ${space(2)};
  height: 32px;
  min-width: 0;
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius('control')};
  background: ${color.page};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  kbd {
    margin-inline-start: auto;
  }

  @media ${belowDesktop} {
    display: none;
  }
`
