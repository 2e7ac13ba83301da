import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { Headline } from '../statistics.styles.ts'

/** The choice beside the pages; one below the other where there is no room for both. On paper the pages alone. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 424px) minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  padding: ${space(4)} ${space(6)} ${space(12)};

  @media (width < 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (width < 600px) {
    padding-inline: ${space(4)};
  }
  @media print {
    display: block;
    padding: 0;

    > :not([data-sheets]) {
      display: none;
    }
  }
`

export const Choice = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`

/** It stays one line. */
export const Title = styled(Headline)`
  min-height: 0;
`

export const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export const Chapters = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${space(2)};
  }
`

/** The words above a text and what can be done with it. */
export const Changed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export const Sheets = styled.div`
  container-type: inline-size;
  min-width: 0;
  --least-sheet: 320px;

  @media print {
    container-type: normal;
  }
`
