import { styled } from 'styled-components'
import { belowDesktop, frame } from '../../theme/skeletonCss.ts'
import { color, controlHeight, motion, space } from '../../theme/tokens.ts'

export const Bar = styled.header`
  ${frame.bar}

  @media print {
    display: none;
  }
`

/** Both sides are as wide as one another, whatever is in them: the search between them stands still. */
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

/** As wide as its buttons before they come: the session's sign, five and the avatar, on narrow windows four. */
export const Tools = styled.span`
  display: flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  justify-content: flex-end;
  min-width: calc(7 * ${controlHeight} + 6 * ${space(1)});

  @media ${belowDesktop} {
    min-width: calc(4 * ${controlHeight} + 3 * ${space(1)});
  }
`
