import { paymentStates } from '@waldkerf/domain/entities/documents/payments'
import preview from '@waldkerf/storybook/preview'
import { PaymentBadge } from './PaymentBadge.tsx'

const meta = preview.meta({ component: PaymentBadge, parameters: { layout: 'centered' } })

export const Ready = meta.story({ args: { state: 'offen' } })
export const All = meta.story({
  args: Ready.composed.args,
  render: () => (
    <>
      {paymentStates.map((state) => (
        <PaymentBadge key={state} state={state} />
      ))}
    </>
  ),
})
