import { inJointOrder, jointBlockers, otherTerms } from '@waldkerf/domain/office/joint/jointOffers'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DaysDialog } from '@waldkerf/ui/screens/documentEditor/lifecycle/DaysDialog'
import { lifecycleTexts } from '@waldkerf/ui/screens/documentEditor/steps.texts'
import type { JointPreview, JointWork } from '../documentsTypes.ts'
import { useMoney } from '../money/useMoney.ts'
import { texts } from './joint.texts.ts'

export interface JointDialogProps extends Pick<JointWork, 'limits' | 'make' | 'close'> {
  preview: NonNullable<JointWork['preview']>
  /** `YYYY-MM-DD` */
  today: string
}

/** Asks for the days of one invoice for several offers, and says what goes into it and what speaks against it. */
export function JointDialog({ preview, limits, today, make, close }: JointDialogProps) {
  const t = useTexts(texts)
  const { titles } = useTexts(lifecycleTexts)
  const known = shown(preview)
  if (!known) {
    return (
      <Dialog open title={titles.join('')} onClose={close}>
        {preview.status === 'failed' ? (
          <ErrorState title={t.failed} message={preview.message} onRetry={preview.retry} />
        ) : (
          <Skeleton height={160} />
        )}
      </Dialog>
    )
  }
  return (
    <DaysDialog
      making="join"
      number={t.count(known.offers.length)}
      limits={limits}
      today={today}
      prices={known.prices}
      isBarred={jointBlockers(known.offers, known.again).length > 0}
      notes={<JointNotes preview={known} />}
      onMake={make}
      onClose={close}
    />
  )
}

/** The offers with their sum, and each conflict by name. */
function JointNotes({ preview: { offers, again, net } }: { preview: JointPreview }) {
  const t = useTexts(texts)
  const { money } = useMoney()
  const list = new Intl.ListFormat(useLanguage())
  const ordered = inJointOrder(offers)
  const names = (some: readonly { nummer: string }[]) => list.format(some.map(({ nummer }) => nummer))
  const blockers = jointBlockers(ordered, again)
  const copied = ordered.filter(({ id }) => again.has(id))
  const others = otherTerms(ordered)
  return (
    <>
      <Quiet>{t.sum(names(ordered), money(net))}</Quiet>
      {blockers.map(({ reason, offer }) => (
        <Bar
          key={offer.id}
          tone="warning"
          icon="warning"
          message={t.reasons[reason](offer.nummer, offer.invoice ?? '')}
        />
      ))}
      {blockers.length === 0 && copied.length > 0 && (
        <Bar icon="info" message={t.copied(names(copied), copied.length === 1)} />
      )}
      {blockers.length === 0 && others.length > 0 && (
        <Bar
          tone="warning"
          icon="warning"
          message={t.terms(ordered[0]?.nummer ?? '', names(others), others.length === 1)}
        />
      )}
    </>
  )
}
