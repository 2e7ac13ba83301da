import type { PendingEntry } from '@waldkerf/domain/pending/pendingQueue'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import type { Decision, DecisionQueue } from '../../gisTypes.ts'
import { texts } from '../review.texts.ts'
import { Pending, TimeLeft } from './decide.styles.ts'

export interface PendingBarProps {
  queue: DecisionQueue
  /** The decision that undo takes back; without one nothing is shown, but the live region stays. */
  last: PendingEntry<number, Decision> | undefined
  onUndo: () => void
}

/** The last decision that can still be taken back, and how many wait beside it. */
export function PendingBar({ queue, last, onUndo }: PendingBarProps) {
  const t = useTexts(texts).decide
  const { number } = useFormat()
  const waiting = [...queue.entries.values()].filter(({ state }) => state === 'pending').length
  return (
    <div role="status">
      {last && (
        <Pending>
          {/* Each decision has its own time to run out. */}
          <TimeLeft key={last.order} />
          <span>
            {t.pendingRecord(last.id, t[last.work.status])} {waiting > 1 && t.more(number(waiting - 1))}
          </span>
          <Button variant="quiet" icon="undo" onClick={onUndo} aria-keyshortcuts="Z">
            {t.undo}
            <Kbd aria-hidden>Z</Kbd>
          </Button>
        </Pending>
      )}
    </div>
  )
}
