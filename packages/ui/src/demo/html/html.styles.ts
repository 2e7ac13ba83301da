import { css, styled } from 'styled-components'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'

/** How text with headings, lists and tables looks, while it is written and when it is read. */
export const htmlText = css`
  overflow-wrap: anywhere;
  line-height: 1.6;

  > * + * {
    margin-top: ${space(3)};
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: ${weight('semibold')};
    line-height: 1.3;
  }
  h1 {
    font-size: ${fontSize(24)};
  }
  h2 {
    font-size: ${fontSize(20)};
  }
  h3 {
    font-size: ${fontSize(16)};
  }
  strong {
    font-weight: ${weight('semibold')};
  }
  ul,
  ol {
    padding-inline-start: ${space(6)};
    list-style: revert;
  }
  blockquote {
    padding-inline-start: ${space(4)};
    border-inline-start: 3px solid ${color.borderStrong};
    color: ${color.textMuted};
  }
  code {
    padding: 0 ${space(1)};
    border-radius: ${space(1)};
    background: ${color.hover};
    font-size: 0.92em;
  }
  pre {
    padding: ${space(3)};
    overflow-x: auto;
    border-radius: ${radius('control')};
    background: ${color.hover};
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.border};
  }
  a {
    color: ${color.accentText};
  }
  img,
  video {
    max-width: 100%;
    height: auto;
  }
  audio {
    width: min(100%, 420px);
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    min-width: 60px;
    padding: ${space(1)} ${space(2)};
    border: 1px solid ${color.borderStrong};
    text-align: start;
    vertical-align: top;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='right'] {
    text-align: end;
  }
  [data-align='justify'] {
    text-align: justify;
  }
  [data-color='green'] {
    color: ${color.successText};
  }
  [data-color='red'] {
    color: ${color.dangerText};
  }
  [data-color='blue'] {
    color: ${color.infoText};
  }
  [data-color='amber'] {
    color: ${color.warningText};
  }
  [data-color='grey'] {
    color: ${color.textMuted};
  }
  [data-indent='1'] {
    margin-inline-start: ${space(8)};
  }
  [data-indent='2'] {
    margin-inline-start: ${space(16)};
  }
  [data-page-break] {
    border-top: 2px dashed ${color.borderStrong};
    break-after: page;
  }
`

export const HtmlText = styled.div`
  ${htmlText}
`
