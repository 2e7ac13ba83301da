import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(3)} ${space(4)};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(4)};

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  dd[data-missing] {
    color: ${color.textMuted};
    font-style: italic;
  }
`

/** Rows of a card, each with something to do at its end. */
export const Rows = styled.ul`
  display: grid;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    min-height: 40px;
    padding-block: ${space(1)};
    border-top: 1px solid ${color.border};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > :first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  /* What is done to the row stays beside its name; what can be ticked goes below. */
  @media (width < 480px) {
    > li > label {
      order: 1;
      flex-basis: 100%;
    }
  }
`

export const Flags = styled.div`
  display: grid;
  gap: ${space(2)};
`

export const Sub = styled.h3`
  padding: ${space(4)} 0 ${space(1)};
  font-size: ${fontSize(13)};
  font-weight: ${weight('medium')};
`

/** A field with its button at the same height. */
export const AddLine = styled.form`
  display: flex;
  align-items: end;
  gap: ${space(2)};
  padding-top: ${space(3)};

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }
`

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding-block: ${space(1)};
`

/** The history as a line of time. */
export const Moments = styled.ol`
  display: grid;
  max-height: 420px;
  overflow-y: auto;

  > li {
    position: relative;
    padding: 0 0 ${space(3)} ${space(4)};
    border-inline-start: 2px solid ${color.border};
    overflow-wrap: anywhere;
  }
  > li::before {
    position: absolute;
    inset: 6px auto auto -5px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.borderControl};
    content: '';
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-variant-numeric: tabular-nums;
  }
`
