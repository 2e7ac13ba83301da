import { color, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** Two beside one another where there is room; a phone stands in one of the places. */
export const Frames = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
  gap: ${space(6)};
`

export const Caption = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 32px;
  font-weight: ${weight('medium')};

  a {
    display: grid;
    place-items: center;
    min-width: 32px;
    min-height: 32px;
  }
`

/** The window in small: the frame inside is as large as the real one. */
export const Window = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.surface};

  iframe {
    border: 0;
    transform-origin: 0 0;
  }
`

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${space(2)} ${space(4)};

  a {
    display: inline-block;
    min-height: 24px;
  }
`
