import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** List and picture side by side; on a phone one under the other. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: 408px minmax(0, 1fr);
  height: 100vh;

  @media (width < 800px) {
    grid-template: auto auto / minmax(0, 1fr);
    height: auto;
  }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 0;
  padding: ${space(4)};
  border-right: 1px solid ${color.border};
  background: ${color.surface};
`

export const Title = styled.h1`
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
  line-height: 28px;
`

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  overflow-wrap: anywhere;
`

export const Rows = styled.ul`
  flex: 1;
  min-height: 0;
  margin: 0 -${space(2)};
  overflow: auto;

  @media (width < 800px) {
    max-height: 40vh;
  }
`

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  width: 100%;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  text-align: start;
  cursor: pointer;
  outline-offset: -2px;
  content-visibility: auto;
  contain-intrinsic-height: 56px;

  &:hover {
    background: ${color.hover};
  }
  &[aria-current] {
    background: ${color.selected};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4)} ${space(6)};
  overflow: auto;
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

/** Pictures at their own size, as far as there is room. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: ${space(4)};
`

export const Sheet = styled.figure`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  figcaption {
    color: ${color.textMuted};
    font-weight: ${weight('medium')};
  }
  img {
    max-width: 100%;
    border: 1px solid ${color.border};
  }
`

/** The later picture, and the earlier one over it up to the seam. */
export const Layers = styled.div`
  position: relative;
  justify-self: start;
  border: 1px solid ${color.border};

  img {
    display: block;
    max-width: 100%;
  }
  img + img {
    position: absolute;
    inset: 0;
    clip-path: inset(0 calc(100% - var(--seam)) 0 0);
  }
  &::after {
    position: absolute;
    inset: 0 auto 0 var(--seam);
    border-left: 2px solid ${color.accent};
    content: '';
  }
`

export const Seam = styled.input`
  width: 100%;
  min-height: 24px;
  accent-color: ${color.accent};
`

export const Command = styled.code`
  padding: 2px ${space(2)};
  border-radius: ${radius('control')};
  background: ${color.hover};
  color: ${color.text};
  font-size: ${fontSize(13)};
`
