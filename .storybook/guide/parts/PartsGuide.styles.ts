import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space, weight } from '@waldkerf/ui/theme/tokens'

const listBelow = '(width < 840px)'

export const Split = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  background: ${color.page};

  @media ${listBelow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Narrow = styled.div`
  display: none;
  padding: ${space(4)} ${space(4)} 0;

  @media ${listBelow} {
    display: block;
  }
`

export const Wide = styled.nav`
  position: sticky;
  top: 0;
  display: grid;
  align-content: start;
  gap: ${space(4)};
  height: 100vh;
  padding: ${space(4)} ${space(3)};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};

  @media ${listBelow} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const List = styled.ul`
  display: grid;

  > li[aria-hidden] {
    padding: ${space(1)} ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
`

export const Entry = styled.button`
  width: 100%;
  min-height: 28px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color.text};
  font-size: ${fontSize(13)};
  text-align: start;
  outline-offset: -2px;
  cursor: pointer;
  transition: background-color ${motion('small')};

  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    background: ${color.selected};
    color: ${color.accentText};
    font-weight: ${weight('medium')};
  }
`

export const Nothing = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`
