import type { ReceivableAge } from '@waldkerf/domain/office/payments/receivables'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** The older the stronger; a client's bar and the chips above the list have the same colours, so that the chips explain the bars. */
export const ageColors: Readonly<Record<ReceivableAge, string>> = {
  nicht_faellig: color.infoBorder,
  bis_30: color.warningBorder,
  bis_60: color.dangerBorder,
  bis_90: `color-mix(in oklab, ${color.dangerText} 55%, ${color.dangerBorder})`,
  bis_365: color.dangerText,
  ueber_365: `color-mix(in oklab, ${color.dangerText} 55%, ${color.text})`,
  guthaben: color.neutralBorder,
}

/** Around the table of clients: on a phone a row has a third line. */
export const ThreeLines = styled.div`
  height: 100%;
  min-height: 0;
  --lines-row: 84px;
`

/** In the column of the bars the credit stands below them; on a phone the bars are as wide in all rows. */
export const Aged = styled.span`
  display: inline-grid;
  width: 100%;
  overflow: hidden;

  > small {
    line-height: 14px;
    color: ${color.textMuted};
    font-size: ${fontSize(12)};
    text-overflow: ellipsis;
  }
  &[data-third] {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space(2)};
    align-items: center;
  }
  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Beside the ways to see the list on a phone: nothing is dropped there. */
export const PhoneStatement = styled.span`
  margin-inline-start: auto;
`
