import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Sliders = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
`

export const Slider = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(3)};
  font-size: ${fontSize(13)};

  output {
    font-weight: ${weight('medium')};
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`
