import { css, styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

const menuWidth = 36
const columns = `52px minmax(0, 1fr) 80px 72px 100px 112px`
/** Narrower than this a sheet has no margin for the menu, which then stands behind each amount. */
const narrow = '@container (max-width: 800px)'
/** From the right edge of the grid to that of its amounts; sums keep it free, so that all amounts end on one edge. */
export const amountEnd = 'var(--amount-end, 0px)'
/** For the sheet: in a narrow one the place of the menu is kept free. */
export const narrowAmountEnd = `${menuWidth + 4}px`

const phone = '@media (max-width: 767px)'

export const GridBox = styled.div`
  position: relative;
  font-size: ${fontSize(13)};
  line-height: 20px;
`

const line = css`
  display: grid;
  grid-template-columns: ${columns};
  align-items: start;
  column-gap: ${space(1)};

  ${narrow} {
    grid-template-columns: ${columns} ${menuWidth}px;
  }
  ${phone} {
    grid-template-columns: 44px repeat(3, minmax(0, 1fr)) 36px;
  }
`

export const HeadRow = styled.div`
  ${line}
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.borderStrong};
  color: ${color.textMuted};
  font-size: ${fontSize(12)};

  > [data-end] {
    padding-inline: ${space(2)};
    text-align: end;
  }
  > * {
    padding-inline: ${space(2)};
  }
  > :last-child {
    padding-inline-end: 0;
  }
  ${phone} {
    display: none;
  }
`

/** The chunk with the cursor is not clipped, so that the list of its proposals can be seen. */
export const Chunk = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 400px;

  &[data-active] {
    content-visibility: visible;
  }
`

export const RowBox = styled.div`
  position: relative;
  border-bottom: 1px solid ${color.border};

  &:hover,
  &[data-active]:focus-within {
    background: ${color.hover};
  }
  &[data-dragged] {
    opacity: 0.4;
  }
  &[data-drop='before'] {
    box-shadow: 0 -2px 0 ${color.accent};
  }
  &[data-drop='after'] {
    box-shadow: 0 2px 0 ${color.accent};
  }
`

export const Line = styled.div`
  ${line}
  min-height: 36px;
  padding-block: ${space(1)};

  ${phone} {
    > [data-cell='bez'] {
      grid-column: 2 / 5;
    }
    > [data-cell='menu'] {
      grid-column: 5;
      grid-row: 1;
    }
    > [data-cell='anzahl'] {
      grid-column: 2;
    }
    /* Room for their labels. */
    > :is([data-cell='anzahl'], [data-cell='einheit'], [data-cell='ep']) {
      margin-block-start: ${space(6)};
    }
    > [data-cell='amount'] {
      grid-column: 4 / 6;
    }
    /* At rest two lines: the text, and '0,5 h × 58,50 €' before the amount. */
    ${RowBox}:not([data-active]:focus-within) > & {
      grid-template-columns: 44px repeat(3, auto) minmax(0, 1fr);

      > [data-cell='bez'] {
        grid-column: 2 / -1;
      }
      > :is([data-cell='anzahl'], [data-cell='einheit'], [data-cell='ep']) {
        margin: 0;
        padding-inline-end: 0;
        color: ${color.textMuted};
      }
      > :is([data-cell='einheit'], [data-cell='ep']) {
        padding-inline-start: 0;
      }
      > [data-cell='ep']::before {
        content: '×\\a0';
      }
      > [data-cell='amount'] {
        grid-column: 5;
      }
      > [data-cell='menu'] {
        display: none;
      }
      > :is([data-cell='anzahl'], [data-cell='einheit'], [data-cell='ep']) > input {
        width: auto;
        padding-inline: 0;
        border-inline-width: 0;
        color: inherit;
        field-sizing: content;
      }
      > [data-cell='anzahl']:has(> input) {
        padding-inline-start: ${space(2)};
      }
      > [data-cell='ep']:has(> input) {
        display: flex;
        align-items: center;
        gap: 0;

        &::after {
          position: static;
          padding-inline-start: 3px;
        }
      }
    }
  }
`

/** A cell that is not being edited: text in the same place as the control would have it. */
export const Cell = styled.div`
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  cursor: text;

  &[data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  &[data-faulty] {
    color: ${color.dangerText};
    text-decoration: underline wavy;
  }
`

export const Amount = styled(Cell)`
  padding-inline-end: 0;
  cursor: default;
  font-weight: ${weight('medium')};
`

export const Edited = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  min-width: 0;

  /* As high as the other cells, and at rest as empty as in the other rows. */
  &[data-cell='menu'] {
    height: 28px;
    align-content: center;
    opacity: 0;
  }
  @container (min-width: 800.02px) {
    &[data-cell='menu'] {
      position: absolute;
      inset-block-start: ${space(1)};
      inset-inline-start: 100%;
      width: ${menuWidth}px;
    }
  }
  ${RowBox}:hover &,
  ${RowBox}:focus-within &,
  &:has([aria-expanded='true']) {
    opacity: 1;
  }
  ${phone} {
    [data-active]:focus-within &[data-label]::before {
      position: absolute;
      inset-block-end: 100%;
      inset-inline-start: ${space(2)};
      color: ${color.textMuted};
      font-size: ${fontSize(12)};
      line-height: 16px;
      content: attr(data-label) / '';
    }
  }
  &[data-unit] > input {
    padding-inline-end: 19px;
  }
  &[data-unit]::after {
    position: absolute;
    top: ${space(1)};
    inset-inline-end: ${space(2)};
    content: attr(data-unit);
    pointer-events: none;
  }
`

export const Explanation = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 18px;
  white-space: pre-wrap;

  &[data-hidden] {
    text-decoration: line-through;
  }
`

export const Heading = styled.div`
  padding: ${space(3)} ${space(2)} ${space(1)};
  margin-inline-start: 56px;
  font-size: ${fontSize(14)};
  font-weight: ${weight('semibold')};

  ${phone} {
    margin-inline-start: 48px;
  }
  &[data-hidden] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  input {
    margin-inline-start: -8px;
    font-weight: ${weight('semibold')};
  }
`

export const SubtotalRow = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(4)};
  padding: ${space(1)} ${amountEnd} ${space(2)} ${space(2)};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  [data-sum] {
    min-width: 108px;
    color: ${color.text};
    font-weight: ${weight('medium')};
    text-align: end;
  }
  ${phone} {
    padding-inline-end: 0;
  }
`

export const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 28px;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  /* Apart from the number, of which it would look like a figure. */
  > [data-mark] {
    margin-inline-start: auto;
  }
`

export const Handle = styled.span`
  display: grid;
  width: 20px;
  height: 28px;
  place-content: center;
  color: ${color.textMuted};
  cursor: grab;
  opacity: 0;
  touch-action: none;

  ${RowBox}:hover &,
  ${RowBox}:focus-within & {
    opacity: 1;
  }
`

export const Foot = styled.div`
  padding-block: ${space(2)};
`
