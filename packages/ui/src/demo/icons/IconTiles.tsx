import { styled } from 'styled-components'
import { color, fontSize, motion, radius, space } from '@waldkerf/ui/theme/tokens'

/** Icons side by side, each with its name; the workbench's page of the icons is made of them, too. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Tile = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 88px;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize(12)};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion('small')};

  > span {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  &:hover {
    background: ${color.hover};
  }
`
