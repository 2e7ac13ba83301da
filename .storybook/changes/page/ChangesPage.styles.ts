import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** It stays in view: a long list is compared in one way after the other. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  padding-block: ${space(3)};
  background: ${color.page};

  > :last-child {
    flex: 0 1 240px;
  }
  @media (width < 720px) {
    position: static;
  }
`

/** Out of view it is not laid out: there may be thousands. Its edges cut, so a focus ring has room. */
export const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(1)});
  padding: ${space(1)} ${space(1)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-height: 32px;
    font-weight: ${weight('medium')};
  }
  > header > small {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    font-weight: ${weight('regular')};
    font-variant-numeric: tabular-nums;
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  figcaption {
    margin-block-end: ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
  a {
    display: block;
  }
  @media (width < 720px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Pictures may be as wide as a screen, and of any colour. */
export const Sheet = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  outline: 1px solid ${color.border};
  outline-offset: -1px;
  border-radius: ${radius('control')};
`

/** One upon the other, their upper left corners together. */
export const Stack = styled.div`
  display: grid;
  justify-items: start;
  align-items: start;

  > * {
    grid-area: 1 / 1;
  }
`

export const Slide = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 320px);
  justify-content: start;
  align-items: center;
  gap: ${space(3)};
  min-height: 32px;
  font-size: ${fontSize(13)};
`

export const Failed = styled.p`
  color: ${color.dangerText};
`
