import { styled } from 'styled-components'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { color, controlHeight, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { firstHeight } from '../DashboardScreen.styles.ts'

export const Box = styled.section`
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};
`

export const List = styled.ul`
  display: grid;
  padding-inline: ${space(4)};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    min-height: ${firstHeight - 2}px;
    padding-block: ${space(2)};
    border-top: 1px solid ${color.border};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > svg {
    color: ${color.accentText};
  }
  > li[data-kind='money'] > svg {
    color: ${color.dangerText};
  }
  @container dashboard (width < 600px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr);
      row-gap: ${space(2)};
    }
    > li > a {
      grid-column: 2;
      justify-self: start;
    }
    /* The first is what is to be done next. */
    > li:first-child > a {
      grid-column: 1 / -1;
      justify-self: stretch;
    }
  }
`

export const Words = styled.p`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

/** Where a task is done that is not the next one: the page has one button. */
export const Later = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${controlHeight};
  color: ${color.accentText};
  font-weight: ${weight('medium')};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`

/** Names of keys are hidden on devices without a keyboard. */
export const Key = styled.span`
  display: contents;

  @media (hover: none) {
    display: none;
  }
  @container dashboard (width < 600px) {
    display: none;
  }
`

/** One line, when there is nothing to do. */
export const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  color: ${color.textMuted};

  svg {
    color: ${color.successText};
  }
`
