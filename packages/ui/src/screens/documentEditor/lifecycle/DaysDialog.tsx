import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { type ReactNode, useState } from 'react'
import { VersionChoice } from '@waldkerf/ui/parts/ConflictPanel/VersionChoice'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { Form, Problem } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

/** Steps that make a new document of this one. */
export type Making = 'convert' | 'settle' | 'copy' | 'cancel'

export interface MakingChoice {
  day: string
  supplyDay: string
  /** Line items take today's prices of their templates. */
  isRepriced: boolean
}

export interface DaysDialogProps {
  /** 'join': of several offers, from their list. */
  making: Making | 'join'
  number: string
  /** On which days the new document may be dated. */
  limits: DayLimits
  today: string
  /** Money that came in for the invoice to be cancelled. */
  received?: string | undefined
  /** Prices of templates that have changed since the original was written, and its net sum with the old and the new ones. */
  prices?: { count: number; before: string; after: string } | undefined
  /** More about what will be made, and about what speaks against it. */
  notes?: ReactNode
  isBarred?: boolean
  /** @throws Error with a message for people */
  onMake: (choice: MakingChoice) => Promise<void>
  onClose: () => void
}

/** The first day that is possible from today on. */
export const startDay = ({ min, max }: DayLimits, today: string) =>
  min !== undefined && today < min ? min : max !== undefined && today > max ? max : today

/** Asks for the date of what is made, within the order of the numbers. */
export function DaysDialog({
  making,
  number,
  limits,
  today,
  received,
  prices,
  notes,
  isBarred = false,
  onMake,
  onClose,
}: DaysDialogProps) {
  const t = useTexts(lifecycleTexts)
  const { money } = useMoney()
  const [day, setDay] = useState(() => startDay(limits, today))
  const [supplyDay, setSupplyDay] = useState(day)
  const [isRepriced, setRepriced] = useState(false)
  const { busy, error, submit } = useSubmit()
  const isPossible = !isBarred && limits.findReason(day) === undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.titles[making](number)}
      description={t.about[making]}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!isPossible}
            onClick={() => void submit(isPossible, () => onMake({ day, supplyDay, isRepriced }))}
          >
            {t.confirm[making]}
          </Button>
        </>
      }
    >
      <Form>
        {notes}
        <DayField
          label={t.day}
          name="new-day"
          value={day}
          today={today}
          dayReason={limits.findReason}
          onChange={setDay}
        />
        {(making === 'convert' || making === 'settle' || making === 'join') && (
          <DayField label={t.supplyDay} name="new-supply" value={supplyDay} today={today} onChange={setSupplyDay} />
        )}
        {prices && (
          <VersionChoice
            legend={t.prices.legend}
            versions={[
              { key: 'kept', name: t.prices.kept, value: t.prices.net(money(prices.before)) },
              { key: 'today', name: t.prices.today(prices.count), value: t.prices.net(money(prices.after)) },
            ]}
            chosen={isRepriced ? 'today' : 'kept'}
            onChoose={(key) => setRepriced(key === 'today')}
          />
        )}
        {received !== undefined && <Bar tone="warning" icon="warning" message={t.received(money(received))} />}
        {error !== undefined && <Problem role="alert">{error}</Problem>}
      </Form>
    </Dialog>
  )
}
