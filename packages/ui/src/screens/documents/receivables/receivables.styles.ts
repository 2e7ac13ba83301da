import type { ReceivableAge } from '@waldkerf/domain/office/payments/receivables'
import { color } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'

/** The older the stronger; a client's bar and the chips above the list have the same colours, so that the chips explain the bars. */
export const ageColors: Readonly<Record<ReceivableAge, string>> = {
  nicht_faellig: color.infoBorder,
  bis_30: color.warningBorder,
  bis_60: color.dangerBorder,
  bis_90: `color-mix(in oklab, ${color.dangerText} 55%, ${color.dangerBorder})`,
  aelter: color.dangerText,
  guthaben: color.neutralBorder,
}

/** Beside the ways to see the list on a phone: nothing is dropped there. */
export const PhoneStatement = styled.span`
  margin-inline-start: auto;
`
