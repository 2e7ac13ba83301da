import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'

export const Page = styled.div`
  container: dashboard / inline-size;
  display: grid;
  gap: ${space(4)};
  max-width: 1600px;
  padding: ${space(4)} ${space(6)} ${space(6)};

  @media (width < 600px) {
    padding: ${space(4)};
  }
`

export const Title = styled.h1`
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;
`

export const FigureRow = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};

  @container dashboard (width < 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container dashboard (width < 420px) {
    gap: ${space(2)};
  }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space(4)};
  align-items: start;

  @container dashboard (width < 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const MapAndList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  min-height: 420px;

  @container dashboard (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Bones = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: center;
  min-height: 420px;
`

export const Table = styled.table`
  width: 100%;
  font-size: ${fontSize(13)};

  th,
  td {
    padding: ${space(1)} ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
  }
  th {
    font-weight: ${weight('medium')};
  }
  :is(th, td):last-child {
    text-align: right;
  }
`
