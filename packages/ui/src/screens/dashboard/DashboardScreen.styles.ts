import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

/** As high as one line of work, so that nothing jumps when it comes. */
export const firstHeight = 58

export const Page = styled.div`
  container: dashboard / inline-size;
  display: grid;
  gap: ${space(4)};
  max-width: 1600px;
  padding: ${space(4)} ${space(6)} ${space(6)};

  @media (width < 600px) {
    padding: ${space(4)};

    /* It would move with the to-do, whose height is not known on a first visit. */
    &[data-guess] > [data-bone] ~ * {
      visibility: hidden;
    }
  }
`

export const Title = styled.h1`
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;
`

export const FigureRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(6)} ${space(4)};
  align-content: space-evenly;

  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
`

/** The picture and the figures beside it, or below where there is no room. */
export const SeasonBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)} ${space(8)};

  @container dashboard (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** As high as the picture, so that nothing jumps when it comes. */
export const PictureRoom = styled.div`
  height: 264px;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)};

  /* When one panel is not shown, the other takes its room. */
  > :only-child {
    grid-column: 1 / -1;
  }
  &:empty {
    display: none;
  }
  @container dashboard (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A name in a figure's place: a long one goes on in a second line. */
export const FigureName = styled.span`
  white-space: normal;
  overflow-wrap: anywhere;
`
