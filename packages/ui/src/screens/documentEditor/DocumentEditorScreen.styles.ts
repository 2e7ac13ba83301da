import { styled } from 'styled-components'
import { color, fontSize, layout, space, weight } from '@waldkerf/ui/theme/tokens'

/** Fills the window below the bar; another frame sets `--screen-height`. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--screen-height, calc(100dvh - ${layout('bar')}));
  min-height: 420px;
  background: ${color.page};

  /* On paper it is the sheet alone. */
  @media print {
    display: block;

    > :not(:has(article)) {
      display: none;
    }
  }
`

export const Notes = styled.div`
  display: grid;

  > :not(input, :empty) {
    margin: ${space(2)} ${space(3)} 0;
  }
`

export const Work = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(0, 1fr) 312px;
  min-height: 0;

  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-folded] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;

    > :not(:has(article)) {
      display: none;
    }
  }
`

/** On a phone a closed document is one page to read. */
export const Reading = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
`

/**
 * A container, so that a narrow sheet spends its room on the line items and not on margins. What it tells screen readers
 * stands inside it: below the window it would make the whole page scroll.
 */
export const Desk = styled.div`
  position: relative;
  container-type: inline-size;
  min-height: 0;
  padding: ${space(6)} ${space(2)};
  overflow: auto;
  /* A line that is typed in stands free of the sums, with room for the next one. */
  scroll-padding-block: ${space(6)} 120px;

  @media (max-width: 767px) {
    padding: ${space(2)} 0;
  }
  /* The pages are as wide as what a scrollbar leaves, before there is one, too. */
  &:has(> [data-pages]) {
    scrollbar-gutter: stable both-edges;
  }
  /* The page around it scrolls; it moves sideways alone, when the sheet is made larger. */
  &[data-whole] {
    padding: 0;
    overflow: auto hidden;
    scrollbar-gutter: auto;
  }
  @media print {
    container-type: normal;
    padding: 0;
    overflow: visible;
  }
`

/** A sheet that can no longer be written: its tools are gone at once, and nothing moves. */
export const Fixed = styled.div`
  button {
    visibility: hidden;
  }
  ::placeholder {
    color: transparent;
  }
`

/** Sums stay in view. */
export const Sums = styled.dl`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${space(1)} ${space(6)};
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.border};
  margin: 0;
  background: ${color.surface};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    align-items: baseline;
    gap: ${space(2)};
  }
  > div:first-child {
    margin-inline-end: auto;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  dd {
    margin: 0;
  }
  [data-gross] dd {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  @media (max-width: 767px) {
    gap: ${space(1)} ${space(4)};

    /* Below a sheet that is written one line: the tax stands there. */
    :not(${Reading}) > & > :nth-child(3):not([data-gross]) {
      display: none;
    }
  }
`

export const SkeletonGroup = styled.output`
  display: grid;
  gap: ${space(4)};
  width: min(100%, 900px);
  padding: ${space(6)} ${space(4)};
  margin-inline: auto;
`

/** A download, and how far it is along its lower edge. */
export const DownloadPlace = styled.span`
  position: relative;
  display: inline-block;
  font-variant-numeric: tabular-nums;

  > [role='progressbar'] {
    position: absolute;
    inset: auto 0 0;
  }
`

export const TemplatePlace = styled.div`
  width: min(100%, 320px);
`
