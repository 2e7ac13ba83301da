import { amountEnd, narrowAmountEnd } from '../grid/grid.styles.ts'
import { css, styled } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** The sheet, edited as it prints. */
export const Sheet = styled.article`
  width: min(100%, 900px);
  padding: ${space(12)} clamp(${space(4)}, 5vw, ${space(12)});
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  margin-inline: auto;
  background: ${color.surface};
  box-shadow: ${shadow('low')};

  @container (max-width: 800px) {
    --amount-end: ${narrowAmountEnd};
    padding-inline: ${space(3)};
  }
  @media (max-width: 767px) {
    padding: ${space(4)} ${space(3)};
    border-inline: 0;
    border-radius: 0;
  }
  @media print {
    width: auto;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(6)};
  margin-bottom: ${space(8)};

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Sender = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  /* As it prints: name and place are not broken, and a long name ends in dots. */
  > span {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: top;
    white-space: nowrap;
  }
`

export const Address = styled.address`
  min-height: 96px;
  font-style: normal;
  line-height: 22px;
  overflow-wrap: anywhere;
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space(1)} ${space(4)};
  font-variant-numeric: tabular-nums;

  > div {
    display: contents;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    text-align: end;
  }
`

export const Title = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};
`

export const TextBox = styled.div`
  position: relative;
  margin: 0 -9px ${space(2)};

  > [data-tools] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    opacity: 0;
  }
  &:hover > [data-tools],
  &:focus-within > [data-tools] {
    opacity: 1;
  }
  @media (hover: none) {
    > [data-tools] {
      opacity: 1;
    }
  }
`

const written = css`
  display: block;
  width: 100%;
  min-height: 32px;
  padding: 5px 8px;
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  background: transparent;
  color: ${color.text};
  font: inherit;
  line-height: 22px;
  transition: border-color ${motion('small')};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:read-only) {
    border-color: ${color.border};
  }
  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: -1px;
  }
`

export const Written = styled.textarea`
  ${written}
  padding-inline-end: 48px;
  field-sizing: content;
  resize: none;
`

export const Totals = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: end;
  gap: ${space(1)} ${space(6)};
  padding: ${space(3)} ${amountEnd} ${space(6)} 0;
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.textMuted};
    text-align: end;
  }
  dd {
    min-width: 108px;
    margin: 0;
    text-align: end;
  }
  [data-gross] {
    padding-top: ${space(1)};
    border-top: 1px solid ${color.borderStrong};
    color: ${color.text};
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  @media (max-width: 767px) {
    padding-inline-end: 0;
  }
`

export const Signature = styled.p`
  padding-top: ${space(6)};
`
