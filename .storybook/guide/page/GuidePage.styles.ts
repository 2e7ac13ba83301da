import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1120px);
  align-content: start;
  justify-content: center;
  gap: ${space(12)};
  min-height: 100vh;
  padding: ${space(12)} ${space(12)} ${space(16)};
  background: ${color.page};
  line-height: 1.5;

  @media (width < 720px) {
    gap: ${space(8)};
    padding: ${space(6)} ${space(4)} ${space(12)};
  }
  @media print {
    padding: 0;
    background: none;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};
  padding-block-end: ${space(6)};
  border-block-end: 1px solid ${color.border};

  > div:first-child {
    display: grid;
    flex: 1 1 360px;
    gap: ${space(2)};
  }
  h1 {
    font-size: ${fontSize(32)};
    font-weight: ${weight('semibold')};
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  p {
    max-width: 68ch;
    color: ${color.textMuted};
    font-size: ${fontSize(16)};
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > header {
    display: grid;
    gap: ${space(1)};
  }
  h2 {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
    line-height: 1.3;
  }
  > header > p {
    max-width: 72ch;
    color: ${color.textMuted};
  }
`

export const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  h3 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('medium')};
  }
  > p {
    max-width: 72ch;
    color: ${color.textMuted};
  }
`
