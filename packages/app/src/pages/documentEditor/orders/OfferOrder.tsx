import { useOrder, useOrderActions, useOrderWithLines } from '@waldkerf/app/data/documents/orders'
import { useStoredDocument } from '@waldkerf/app/data/documents/storedDocument'
import { useToday } from '@waldkerf/app/pages/dashboard/useToday'
import { withMessage } from '@waldkerf/app/platform/errors/withMessage'
import { askedAt } from '@waldkerf/app/pages/documents/documentAddress'
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
  offerId: number
  limits: DayLimits
  onClose: () => void
}

/** Makes an instalment of the order, and goes to it. */
export function InstalmentStep({ offerId, limits, onClose }: InstalmentStepProps) {
  const known = shown(useOrderWithLines(offerId))
  const offer = shown(useStoredDocument('offer', offerId))?.document
  const { instalment } = useOrderActions(offerId)
  const navigate = useNavigate()
  const today = useToday()
  if (!known || !offer || !('an_datum' in offer)) return null
  return (
    <InstalmentDialog
      {...known}
      offer={{ number: offer.nummer, day: offer.an_datum, rate: offer.ust_satz }}
      limits={limits}
      today={today}
      onMake={async ({ day, art, wert, staende, confirmed }, isFixing) => {
        const wish = { rn_datum: day, le_date: day, art, wert, staende: art === 'stand' ? staende : {} }
        const made = await withMessage(() => instalment({ ...wish, bestaetigt: confirmed }))
        const address = paths.invoice(made.id)
        void navigate(isFixing ? askedAt(address, 'archive') : address)
      }}
      onClose={onClose}
    />
  )
}
