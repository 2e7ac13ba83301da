import { keyframes, styled } from 'styled-components'
import { belowDesktop, frame } from '@waldkerf/ui/theme/skeletonCss'
import { color, fontSize, layout, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

const slideIn = keyframes`
  from {
    translate: -100% 0;
  }
`

export const Frame = styled.div`
  ${frame.sidebar}

  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }

  /* Below the desktop's width it is a drawer. */
  @media ${belowDesktop} {
    position: fixed;
    inset-block: var(--bars-height) 0;
    inset-inline-start: 0;
    width: ${layout('sidebar')};
    box-shadow: ${shadow('high')};
    animation: ${slideIn} ${motion('panel')};

    &:not([data-modal-open]) {
      display: none;
    }
  }
`

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2;
  background: ${color.backdrop};
`

export const Nav = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  /* Where a foot of its own would leave the menu two lines, all of it scrolls. */
  @media (height < 480px) {
    overflow: hidden auto;

    > ul {
      flex: none;
      overflow: visible;
    }
  }
`

/** The product's mark and name on top, when the settings ask for it: an attribute of the root, so that nothing renders. */
export const Brand = styled.div`
  display: none;
  flex: none;
  align-items: center;
  gap: ${space(3)};
  height: ${layout('bar')};
  padding-inline: ${space(4)};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};

  &[data-collapsed] > span {
    display: none;
  }
  @media not ${belowDesktop} {
    :root[data-sidebar-logo] & {
      display: flex;
    }
  }
`

export const DrawerHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  height: ${layout('bar')};
  padding-inline: ${space(4)} ${space(1)};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};

  button {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: ${radius('control')};
    background: none;
    cursor: pointer;
  }
  button:hover {
    background: ${color.sidebarHover};
  }
`

export const BecomeExpert = styled.div`
  flex: none;
  padding: ${space(2)} ${space(3)};

  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    min-height: 36px;
    border-radius: ${radius('control')};
    background: ${color.sidebarText};
    color: ${color.sidebar};
    font-size: ${fontSize(14)};
    font-weight: ${weight('medium')};
    text-decoration: none;
  }
  a:hover {
    box-shadow: ${shadow('low')};
    text-decoration: underline;
  }
  a:focus-visible {
    outline-offset: 2px;
  }
`
