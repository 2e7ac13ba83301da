import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '../../theme/tokens.ts'

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media (width >= 900px) {
    &[data-beside] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

export const Preview = styled.section`
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.page};
`

export const Source = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};

  pre {
    padding: ${space(3)};
    border-radius: ${radius('control')};
    background: ${color.hover};
    font-size: ${fontSize(13)};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
