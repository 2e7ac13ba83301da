import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

export const Round = styled.img`
  display: block;
  width: 150px;
  height: 150px;
  margin-bottom: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: 50%;
`

export const Stage = styled.div`
  position: relative;
  height: 260px;
  overflow: hidden;
  background: ${color.pressed};

  [data-testid='cropper']:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-top: ${space(2)};

  input {
    flex: 1;
    min-width: 0;
    min-height: 24px;
  }
`

export const Previews = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};

  canvas {
    width: 100px;
    height: 100px;
    border: 1px solid ${color.border};
  }
  canvas:last-of-type {
    border-radius: 50%;
  }
  @media (width < 600px) {
    flex-direction: row;
    flex-wrap: wrap;

    figcaption {
      width: 100%;
    }
  }
`
