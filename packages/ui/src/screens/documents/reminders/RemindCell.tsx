import type { NoReminder } from '@waldkerf/domain/office/payments/receivables'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { fontSize, space } from '@waldkerf/ui/theme/tokens'
import { styled } from 'styled-components'
import { texts } from '../DocumentsScreen.texts.ts'

export interface RemindCellProps {
  /** A number or a client, for screen readers. */
  name: string
  /** Why nobody is reminded now. */
  why: NoReminder | undefined
  onRemind: () => void
}

/** In a row of a list: begins a reminder, or says why there is none. */
export function RemindCell({ name, why, onRemind }: RemindCellProps) {
  const { reminders: t } = useTexts(texts)
  if (why) return <Why data-act>{t.why[why]}</Why>
  return (
    <Flat data-act aria-label={t.remindNamed(name)} onClick={onRemind}>
      {t.remind}
    </Flat>
  )
}

const Why = styled.small`
  font-size: ${fontSize(12)};
`

/** It fits one of the two lines that a row has on a phone. */
const Flat = styled(Button)`
  height: 24px;
  min-height: 24px;
  padding: 0 ${space(2)};
  font-size: inherit;
`
