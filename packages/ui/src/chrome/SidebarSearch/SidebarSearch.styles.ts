import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../theme/tokens.ts'

export const Search = styled.div`
  position: relative;
  flex: none;
  height: 44px;
  padding: ${space(2)} ${space(3)} 0;

  label {
    position: absolute;
    inset-inline-start: 22px;
    display: flex;
    align-items: center;
    height: 36px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: 36px;
    padding-inline: 34px ${space(2)};
    border: 1px solid ${color.sidebarText};
    border-radius: ${radius('control')};
    background: ${color.sidebarActive};
    color: ${color.sidebarText};
    font-size: ${fontSize(14)};
  }
  /* The browser's own cross has a colour of its own; Escape empties the field. */
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: inherit;
    opacity: 1;
  }
`

export const Nothing = styled.li`
  padding: ${space(3)} 18px;
  font-size: ${fontSize(14)};
`
