import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  li:first-child {
    border-top: 0;
  }
  @container dashboard (width < 600px) {
    li {
      grid-template-columns: 72px minmax(0, 1fr);
      align-items: start;
    }
    li > :first-child {
      grid-row: span 2;
    }
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

/** Below the first ones: the way to all of them. */
export const All = styled.p`
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};

  a {
    display: inline-block;
    padding-block: ${space(1)};
    color: ${color.accentText};
  }
`

export const Words = styled.div`
  display: grid;
  min-width: 0;

  strong {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize(13)};
  white-space: nowrap;
`

/** The experts' answer to the reporter, in full length. */
export const Message = styled.p`
  grid-column: 2 / -1;
  padding-left: ${space(3)};
  border-left: 2px solid ${color.borderStrong};
  color: ${color.text};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
