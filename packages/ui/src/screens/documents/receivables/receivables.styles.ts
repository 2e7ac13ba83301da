import type { ReceivableAge } from '@waldkerf/domain/office/payments/receivables'
import { ageFill } from '@waldkerf/ui/theme/ageScale'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/**
 * The older the stronger and the higher; a client's bar and the chips above the list look the same, so that the chips explain the bars. A
 * credit has no age, and is round.
 */
export const ageFills: Readonly<Record<ReceivableAge, string>> = {
  nicht_faellig: ageFill(0),
  bis_30: ageFill(1),
  bis_60: ageFill(2),
  bis_90: ageFill(3),
  bis_365: ageFill(4),
  ueber_365: ageFill(5),
  guthaben: `radial-gradient(circle closest-side, ${color.infoText} 98%, transparent)`,
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
