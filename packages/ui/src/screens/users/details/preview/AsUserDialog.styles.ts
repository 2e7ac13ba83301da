import { styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

export const Sides = styled.div`
  display: grid;
  grid-template-columns: 210px minmax(0, 1fr);
  gap: ${space(6)};

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Drawn like the sidebar; nothing in it takes the pointer or the focus. */
export const Menu = styled.div`
  padding: ${space(3)} 0;
  border-radius: ${radius('card')};
  background: ${color.sidebar};
  color: ${color.sidebarText};

  h3 {
    padding: ${space(1)} ${space(4)};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
  ul + h3 {
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    border-top: 1px solid currentColor;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 36px;
    padding: 0 ${space(4)};
  }
  li[data-button] {
    margin: ${space(2)} ${space(3)} 0;
    padding: 0 ${space(3)};
    border: 1px solid currentColor;
    border-radius: ${radius('control')};
  }
`

export const Rights = styled.div`
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    padding-bottom: ${space(2)};
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  li {
    display: flex;
    gap: ${space(2)};
    padding-block: ${space(1)};
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
  li[data-may='true'] > svg {
    color: ${color.successText};
  }
  li[data-may='false'] {
    color: ${color.textMuted};
  }
`
