import { amountEnd, narrowAmountEnd } from '../grid/grid.styles.ts'
import { css, styled } from 'styled-components'
import { color, fontSize, motion, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'

/** Where the sheet is as wide as it is drawn for: narrower, its room goes to the line items. */
const asPaper = '@container (min-width: 800.02px)'
const phone = '@media (max-width: 767px)'

/** Millimetres of the paper. */
const mm = (length: number) => `calc(${length} * min(100cqi, 900px) / 210)`

/** The sheet, edited as it prints: places and margins are those of `documents/pdf` (sheet/geometry, parts/letterhead). */
export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  width: min(100%, 900px);
  padding: ${space(12)} clamp(${space(4)}, 5vw, ${space(12)});
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  margin-inline: auto;
  background: ${color.surface};
  box-shadow: ${shadow('low')};

  > button {
    align-self: flex-start;
  }
  ${asPaper} {
    min-height: ${mm(297)};
    padding: ${mm(14)} ${mm(20)} ${mm(5)} ${mm(25)};
  }
  @container (max-width: 800px) {
    --amount-end: ${narrowAmountEnd};
    padding-inline: ${space(3)};
  }
  ${phone} {
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

/** The logo, or the office's name in its place. */
export const Firm = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.accentText};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};
  overflow-wrap: anywhere;

  img {
    display: block;
    max-width: 200px;
    max-height: 64px;
  }
  ${asPaper} {
    height: ${mm(31)};
    padding-inline-start: ${mm(55)};
    margin: 0;
    overflow: hidden;
    font-size: ${fontSize(20)};
    text-align: end;

    img {
      width: ${mm(60)};
      max-width: none;
      height: ${mm(24)};
      max-height: none;
      margin-inline-start: auto;
      object-fit: contain;
      object-position: right top;
    }
  }
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(6)};
  margin-bottom: ${space(8)};

  ${asPaper} {
    grid-template-columns: ${mm(80)} minmax(0, 1fr);
    gap: ${mm(20)};
    min-height: ${mm(53)};
    margin: 0;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    margin-bottom: ${space(4)};
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
  /* The envelope's window needs it, and there is none. */
  ${phone} {
    display: none;
  }
`

export const Address = styled.address`
  min-height: 96px;
  font-style: normal;
  line-height: 22px;
  overflow-wrap: anywhere;

  ${phone} {
    min-height: 0;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  align-content: start;
  gap: ${space(1)} ${space(4)};

  > div {
    display: contents;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${asPaper} {
    grid-template-columns: ${mm(27)} minmax(0, 1fr);
    column-gap: 0;
    padding-top: ${mm(3)};

    dt {
      font-size: ${fontSize(12)};
    }
  }
  ${phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

export const Title = styled.h2`
  margin-bottom: ${space(4)};
  font-size: ${fontSize(20)};
  font-weight: ${weight('semibold')};

  ${asPaper} {
    font-size: ${fontSize(24)};
    line-height: 32px;
  }
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
  grid-template-columns: minmax(0, auto) auto;
  justify-content: end;
  padding: ${space(3)} ${amountEnd} ${space(6)} 0;
  font-variant-numeric: tabular-nums;

  dt {
    padding-inline-end: ${space(6)};
    color: ${color.textMuted};
  }
  dt,
  dd {
    margin: 0;
    padding-block: 2px;
  }
  dd {
    min-width: 108px;
    text-align: end;
  }
  [data-gross] {
    padding-top: ${space(1)};
    border-top: 1px solid ${color.accent};
    margin-top: 2px;
    color: ${color.text};
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  ${asPaper} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline-start: ${mm(76)};
  }
  ${phone} {
    padding-inline-end: 0;
  }
`

export const Signature = styled.p`
  padding-top: ${space(6)};
`

/** The office's own data, at the end of the paper. */
export const Foot = styled.footer`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  padding-top: ${space(1)};
  border-top: 1px solid ${color.border};
  margin-top: auto;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
  overflow-wrap: anywhere;

  span {
    display: block;
  }
  ${asPaper} {
    grid-template-columns: 26fr 22fr max-content 24fr;
    min-height: ${mm(24)};
  }
  ${phone} {
    display: none;
  }
`
