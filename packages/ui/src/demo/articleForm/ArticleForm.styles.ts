import { styled } from 'styled-components'
import { color, fontSize, layout, radius, shadow, space } from '@waldkerf/ui/theme/tokens'

/** Sticks below the top bar, in the colour of the state. */
export const Bar = styled.div`
  position: sticky;
  z-index: 5;
  top: ${layout('head')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.infoBorder};
  border-radius: ${radius('card')};
  background: ${color.infoQuiet};

  &[data-status='published'] {
    border-color: ${color.successBorder};
    background: ${color.successQuiet};
  }
  > :first-child {
    margin-inline-end: auto;
  }
`

/** A panel that opens below its words and stays open. */
export const Panel = styled.details`
  position: relative;

  > summary {
    display: flex;
    align-items: center;
    min-height: 32px;
    padding: 0 ${space(3)};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius('control')};
    background: ${color.surface};
    font-size: ${fontSize(13)};
    cursor: pointer;
  }
  > div,
  > fieldset {
    position: absolute;
    top: calc(100% + ${space(1)});
    right: 0;
    display: grid;
    gap: ${space(2)};
    width: max-content;
    min-width: 180px;
    max-width: 80vw;
    padding: ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius('card')};
    background: ${color.raised};
    box-shadow: ${shadow('middle')};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 24px;
  }
  /* There is no room beside it: the whole bar is what it opens below. */
  @media (width < 600px) {
    position: static;

    > div,
    > fieldset {
      right: ${space(3)};
      left: ${space(3)};
      width: auto;
      max-width: none;
    }
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space(4)};
`

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};

  > h2 {
    font-size: ${fontSize(13)};
  }
`

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)};

  img {
    border: 1px solid ${color.border};
    border-radius: ${radius('control')};
    object-fit: cover;
  }
`
