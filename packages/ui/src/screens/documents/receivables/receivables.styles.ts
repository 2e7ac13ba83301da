import type { ReceivableAge } from '@waldkerf/domain/office/payments/receivables'
import { ageTone } from '@waldkerf/ui/theme/ageScale'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/**
 * The older the stronger; a client's bar and the chips above the list have the same colours, so that the chips explain the bars. A
 * credit has no age.
 */
export const ageColors: Readonly<Record<ReceivableAge, string>> = {
  nicht_faellig: ageTone(0),
  bis_30: ageTone(1),
  bis_60: ageTone(2),
  bis_90: ageTone(3),
  bis_365: ageTone(4),
  ueber_365: ageTone(5),
  guthaben: color.infoText,
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
