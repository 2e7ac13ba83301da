import { styled } from 'styled-components'
import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** All that can be begun, at the end of the headline. */
export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  > * {
    white-space: nowrap;
  }
  @media (width < 640px) {
    width: 100%;
    margin-inline-start: 0;

    > * {
      flex: 1;
    }
    /* The main one stands alone, nearest to the thumb. */
    > :last-child {
      flex-basis: 100%;
    }
  }
`

/** Takes neither room nor a gap while there is no draft. */
export const Drafts = styled.div`
  &:empty {
    display: none;
  }
`

/** The contact, what is to be read, and facts beside both; one below the other where it is narrow. */
export const Reading = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(4)};

  > :first-child {
    grid-column: 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / span 2;
  }
  @media (width < 900px) {
    grid-template: none / minmax(0, 1fr);

    > :nth-child(n) {
      grid-area: auto;
    }
  }
`

/** The client's key figures. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};

  @media (width < 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

/** A sheet's picture beside its name. */
export const Sheet = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`

export const MapPlace = styled.div`
  height: 240px;
  margin-bottom: ${space(2)};
  overflow: hidden;
  border-radius: ${radius('control')};
`

export const Amount = styled.span`
  min-width: 96px;
  text-align: end;
  font-variant-numeric: tabular-nums;
`

export const Overdue = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.dangerText};
  font-weight: ${weight('medium')};
`
