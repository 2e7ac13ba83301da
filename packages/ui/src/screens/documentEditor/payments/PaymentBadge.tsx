import type { PaymentState } from '@waldkerf/domain/entities/documents/payments'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import type { IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { texts } from './payments.texts.ts'

const looks: Readonly<Record<PaymentState, { tone: Tone; icon: IconName }>> = {
  entwurf: { tone: 'neutral', icon: 'document' },
  offen: { tone: 'info', icon: 'document' },
  teilbezahlt: { tone: 'info', icon: 'check' },
  ueberfaellig: { tone: 'danger', icon: 'warning' },
  bezahlt: { tone: 'success', icon: 'check' },
  storniert: { tone: 'neutral', icon: 'close' },
}

/** Whether an invoice is paid, in a word. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { states } = useTexts(texts)
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {states[state]}
    </Badge>
  )
}
