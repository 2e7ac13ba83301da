import { styled } from 'styled-components'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** The sign of a verdict, beside its word. */
export const verdictIcons: Record<'good' | 'doubtful' | 'unusable' | 'none', IconName> = {
  good: 'check',
  doubtful: 'warning',
  unusable: 'close',
  none: 'info',
}

export const Card = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 100%;
  min-height: 0;
  padding: ${space(3)};
  overflow: auto;
  background: ${color.surface};

  h2,
  h3 {
    font-size: ${fontSize(14)};
    font-weight: ${weight('semibold')};
  }
  h3 {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
  > p[data-tone] {
    color: ${color.successText};
    font-size: ${fontSize(13)};

    svg {
      vertical-align: -3px;
    }
  }
  > p[data-tone='warning'] {
    color: ${color.warningText};
  }
  > p[data-tone='none'] {
    color: ${color.textMuted};
  }
  summary {
    min-height: 24px;
    font-size: ${fontSize(13)};
    line-height: 24px;
    cursor: pointer;
  }
`

/** Heading and verdict; they stay in view while the rest scrolls. */
export const Head = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(-1 * ${space(3)});
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin: calc(-1 * ${space(3)});
  margin-block-end: calc(-1 * ${space(1)});
  padding: ${space(3)};
  padding-block-end: ${space(1)};
  background: ${color.surface};

  > strong {
    color: ${color.textMuted};
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  > [data-verdict='good'] {
    color: ${color.successText};
  }
  > [data-verdict='doubtful'] {
    color: ${color.warningText};
  }
  > [data-verdict='unusable'] {
    color: ${color.dangerText};
  }
  svg {
    margin-inline-end: ${space(2)};
    vertical-align: -2px;
  }
`

/** The verdict's reason, the worst point and the cure. Colour only repeats the word above. */
export const Verdict = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  font-size: ${fontSize(13)};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(2)};
  }
  &[data-verdict='good'] {
    border-color: ${color.successBorder};
    background: ${color.successQuiet};
  }
  &[data-verdict='doubtful'] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
  }
  &[data-verdict='unusable'] {
    border-color: ${color.dangerBorder};
    background: ${color.dangerQuiet};
  }
`

/** One line a figure: the verdict's unit, and behind it the others. */
export const Figures = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  font-size: ${fontSize(13)};

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${weight('semibold')};
  }
  small {
    margin-inline-start: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('regular')};
  }
`

export const Ranking = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  th {
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    font-weight: ${weight('medium')};
  }
  th,
  td {
    padding: ${space(1)} ${space(1)};
    border-bottom: 1px solid ${color.border};
    text-align: end;
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  tr[data-current='true'] {
    background: ${color.selected};
  }
  td > button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accentText};
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  td > small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
  }
`

export const Checks = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize(13)};

  > li {
    display: grid;
    grid-template-columns: 16px 1fr;
    gap: ${space(2)};
  }
  > li > svg {
    margin-top: 2px;
    color: ${color.warningText};
  }
  > li[data-fine='true'] > svg {
    color: ${color.successText};
  }
  button {
    margin-top: ${space(1)};
  }
`
