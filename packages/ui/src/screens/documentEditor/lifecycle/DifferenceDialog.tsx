import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import { lineAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { formatMoney, formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import { type Difference, differences } from '@waldkerf/domain/office/workplace/difference'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge, type Tone } from '@waldkerf/ui/parts/Badge/Badge'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Lines } from '../letter/preview.styles.ts'
import { Struck } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

export interface DifferenceDialogProps {
  offers: { count: number; first: string }
  /** The positions that they were offered with. */
  offer: Loadable<readonly PositionValues[]>
  /** The invoice's. */
  rows: readonly PositionValues[]
  onClose: () => void
}

const tones: Readonly<Record<Difference<PositionValues>['kind'], Tone>> = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
}

const net = (all: readonly PositionValues[]) => formatMoney(sumAmounts(all.map(lineAmount)))

/** Lines of the invoice that differ from its offers. */
export function DifferenceDialog({ offers, offer, rows, onClose }: DifferenceDialogProps) {
  const t = useTexts(lifecycleTexts).difference
  const known = shown(offer)
  const found = known && differences(known, rows)
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t.title(offers.first, offers.count)}
      {...(known && { description: found?.length === 0 ? t.none : t.sums(net(known), net(rows)) })}
    >
      {offer.status === 'failed' && (
        <ErrorState title={t.failed(offers.count)} message={offer.message} onRetry={offer.retry} />
      )}
      {offer.status === 'loading' && <Skeleton height={120} />}
      {found && found.length > 0 && (
        <Lines>
          <thead>
            <tr>
              <th scope="col">{t.columns.kind}</th>
              <th scope="col">{t.columns.text}</th>
              <th scope="col" data-end="">
                {t.columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((one, at) => (
              <tr key={at}>
                <td>
                  <Badge tone={tones[one.kind]}>{t.kinds[one.kind]}</Badge>
                </td>
                <DifferenceCells difference={one} />
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
    </Dialog>
  )
}

const priced = ({ anzahl, einheit, ep }: PositionValues) =>
  `${formatQuantity(anzahl)} ${einheit} × ${formatPrice(ep)} = ${formatMoney(lineAmount({ anzahl, ep }))}`

function DifferenceCells({ difference }: { difference: Difference<PositionValues> }) {
  const before = 'before' in difference ? difference.before : undefined
  const after = 'after' in difference ? difference.after : undefined
  return (
    <>
      <td>{(after ?? before)?.bez}</td>
      <td data-end="">
        {before && (
          <Struck>
            {priced(before)}
            <br />
          </Struck>
        )}
        {after && priced(after)}
      </td>
    </>
  )
}
