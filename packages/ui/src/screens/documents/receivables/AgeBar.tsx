import { type ClientReceivables, overdueAges } from '@waldkerf/domain/office/payments/receivables'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { ageHeight } from '@waldkerf/ui/theme/ageScale'
import { styled } from 'styled-components'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { ageFills } from './receivables.styles.ts'

export interface AgeBarProps {
  ages: ClientReceivables['ages']
  /** The amount that is as long as the column is wide. */
  whole: number
}

/** The oldest money begins all bars, so that it is compared from one line. */
const order = [...overdueAges, 'nicht_faellig'] as const

/** Claims that are positive, which is all but credits. */
const shownAges = (ages: AgeBarProps['ages']) => order.filter((age) => Number(ages[age]) > 0)

/** The length of a client's bar, in euros. */
export const barLength = ({ ages }: Pick<ClientReceivables, 'ages'>) =>
  shownAges(ages).reduce((sum, age) => sum + Number(ages[age]), 0)

/** A client's claims by age as a bar; the amounts are in its words. */
export function AgeBar({ ages, whole }: AgeBarProps) {
  const { ages: names } = useTexts(texts)
  const { money } = useMoney()
  const shown = shownAges(ages)
  const words = shown.map((age) => `${names[age]}: ${money(ages[age])}`).join(', ')
  return (
    <Track title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {shown.map((age) => (
        <i key={age} style={{ width: `${(100 * Number(ages[age])) / whole}%`, background: ageFills[age] }} />
      ))}
    </Track>
  )
}

const Track = styled.span`
  display: inline-flex;
  gap: 1px;
  width: 100%;
  height: ${ageHeight}px;
  overflow: hidden;
  border-radius: 2px;

  > i {
    flex: none;
    min-width: 4px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
`
