import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import type { DayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import { useMoney } from '@waldkerf/ui/screens/documents/money/useMoney'
import { useState } from 'react'
import { DayField } from '@waldkerf/ui/parts/DayField/DayField'
import { Form, Problem } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

/** Steps that make a new document of this one. */
export type Making = 'convert' | 'settle' | 'copy' | 'cancel'

export interface DaysDialogProps {
  making: Making
  number: string
  /** On which days the new document may be dated. */
  limits: DayLimits
  today: string
  /** Money that came in for the invoice to be cancelled. */
  received?: string | undefined
  /** @throws Error with a message for people */
  onMake: (days: { day: string; supplyDay: string }) => Promise<void>
  onClose: () => void
}

/** The first day that is possible from today on. */
export const startDay = ({ min, max }: DayLimits, today: string) =>
  min !== undefined && today < min ? min : max !== undefined && today > max ? max : today

/** Asks for the date of what is made, within the order of the numbers. */
export function DaysDialog({ making, number, limits, today, received, onMake, onClose }: DaysDialogProps) {
  const t = useTexts(lifecycleTexts)
  const { money } = useMoney()
  const [day, setDay] = useState(() => startDay(limits, today))
  const [supplyDay, setSupplyDay] = useState(day)
  const { busy, error, submit } = useSubmit()
  const isPossible = limits.findReason(day) === undefined
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
            onClick={() => void submit(isPossible, () => onMake({ day, supplyDay }))}
          >
            {t.confirm[making]}
          </Button>
        </>
      }
    >
      <Form>
        <DayField
          label={t.day}
          name="new-day"
          value={day}
          today={today}
          dayReason={limits.findReason}
          onChange={setDay}
        />
        {(making === 'convert' || making === 'settle') && (
          <DayField label={t.supplyDay} name="new-supply" value={supplyDay} today={today} onChange={setSupplyDay} />
        )}
        {received !== undefined && <Bar tone="warning" icon="warning" message={t.received(money(received))} />}
        {error !== undefined && <Problem role="alert">{error}</Problem>}
      </Form>
    </Dialog>
  )
}
