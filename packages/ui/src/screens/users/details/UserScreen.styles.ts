import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 1280px;
  padding: ${space(4)} ${space(4)} ${space(12)};
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};

  > a {
    flex: 1 0 100%;
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 24px;
    color: ${color.accentText};
    font-size: ${fontSize(13)};
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
  h1 {
    font-size: ${fontSize(20)};
    font-weight: ${weight('semibold')};
    line-height: 28px;
    outline-offset: 4px;
    overflow-wrap: anywhere;
  }
  > button {
    margin-inline-start: auto;
  }
  @media (width < 640px) {
    > button {
      margin-inline-start: 0;
    }
  }
`

/** What is decided about a person, and what is known. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Column = styled.div`
  display: grid;
  gap: ${space(4)};
`

export const Bones = styled.output`
  display: grid;
  gap: ${space(4)};
`

export const Failure = styled.p`
  color: ${color.dangerText};
  font-size: ${fontSize(13)};
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`
