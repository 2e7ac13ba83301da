import { useOrder, useOrderActions, useOrderWithLines } from '@waldkerf/app/data/documents/orders'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { InstalmentDialog } from '@waldkerf/ui/screens/documentEditor/orders/InstalmentDialog'
import { OrderPanel } from '@waldkerf/ui/screens/documentEditor/orders/OrderPanel'
import { useNavigate } from 'react-router-dom'

/** The standing of the order that an offer or one of its invoices belongs to, for administrators. */
export function OfferOrder({ offerId, current }: { offerId: number; current?: number }) {
  const { leave } = useOrderActions(offerId)
  return (
    <OrderPanel
      state={useOrder(offerId)}
      toAddress={paths.invoice}
      current={current}
      onLeave={(id) => withMessage(() => leave(id))}
    />
  )
}

export interface InstalmentStepProps {
  offer: { id: number; number: string; day: string; rate: string }
  limits: DayLimits
  onClose: () => void
}

/** Makes an instalment of the order, and goes to it. */
export function InstalmentStep({ offer, limits, onClose }: InstalmentStepProps) {
  const known = shown(useOrderWithLines(offer.id))
  const { instalment } = useOrderActions(offer.id)
  const navigate = useNavigate()
  const today = useToday()
  if (!known) return null
  return (
    <InstalmentDialog
      {...known}
      offer={offer}
      limits={limits}
      today={today}
      onMake={async ({ day, art, wert, staende, confirmed }) => {
        const wish = { rn_datum: day, le_date: day, art, wert, staende: art === 'stand' ? staende : {} }
        const made = await withMessage(() => instalment({ ...wish, bestaetigt: confirmed }))
        void navigate(paths.invoice(made.id))
      }}
      onClose={onClose}
    />
  )
}
