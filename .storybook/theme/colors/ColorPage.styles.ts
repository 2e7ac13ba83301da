import { styled } from 'styled-components'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'

export const Ladder = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};

  > li {
    height: 56px;
  }
`

export const LadderName = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
`

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: ${space(4)} ${space(3)};

  > li {
    display: grid;
  }
`

/** The same meaning in both modes, side by side. */
export const Swatch = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 56px;
  margin-block-end: ${space(1)};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
`

export const Sample = styled.span`
  display: inline-block;
  min-width: 96px;
  padding: 0 ${space(2)};
  border-radius: 4px;
  text-align: center;
`
