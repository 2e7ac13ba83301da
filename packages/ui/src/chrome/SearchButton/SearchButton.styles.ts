import { styled } from 'styled-components'
import { belowDesktop } from '../../theme/skeletonCss.ts'
import { color, fontSize, radius, space } from '../../theme/tokens.ts'

export const Field = styled.button`
  display: flex;
  flex: none;
  width: clamp(220px, 18vw, 320px);
  align-items: center;
  gap: ${space(2)};
  height: 32px;
  padding-inline: ${space(3)} ${space(2)};
  overflow: hidden;
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
    font: inherit;
    font-size: ${fontSize(12)};
  }

  @media ${belowDesktop} {
    &[data-place='bar'] {
      display: none;
    }
  }
  /* In the sidebar's colours; as a finger needs it. */
  &[data-place='drawer'] {
    width: auto;
    height: 44px;
    margin: ${space(2)} ${space(3)};
    border-color: ${color.sidebarText};
    background: ${color.sidebarActive};
    color: ${color.sidebarText};
  }
`
