import { useEffect, useState } from 'react'
import { isWaiting, type PendingEntry, undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { place } from '@waldkerf/ui/parts/Toaster/place.ts'
import { texts } from '../review.texts.ts'
import { Frame, Pending, TimeLeft } from './decide.styles.ts'
import type { Decision, DecisionQueue } from './outcome.ts'
import type { UndoNews } from './useTakeBack.ts'

type LastDecision = PendingEntry<number, Decision>

export interface PendingBarProps {
  queue: DecisionQueue
  /** The decision that undo takes back; without one nothing is shown, but the live region stays. */
  last: LastDecision | undefined
  /** It takes back what everyone can see. */
  withdraws?: boolean
  /** Why undo could take nothing back. */
  news?: UndoNews | undefined
  /** Shows the record that the news is about. */
  onShow?: (id: number) => void
  /** The record on the screen: a decision on another one is named. Absent: the bar floats over the list and moves nothing. */
  openId?: number | undefined
  onUndo: () => void
}

/** How long a decision waits, in whole seconds. */
const wholeWait = undoTime / 1_000

/**
 * The last decision that can still be taken back, how long that lasts, and how many others wait. Offline, the
 * time stands still until the connection is back. Where undo could do nothing, the bar says why.
 */
export function PendingBar({ queue, last, withdraws = false, news, onShow, openId, onUndo }: PendingBarProps) {
  const t = useTexts(texts).decide
  const { number } = useFormat()
  const waiting = [...queue.entries.values()].filter(isWaiting).length
  const undoWords = (about: UndoNews) =>
    about.kind === 'nothing' ? t.undoNews.nothing : t.undoNews[about.kind](about.id)
  const lastWords = ({ state, work: { status } }: LastDecision, time: string) => {
    if (state === 'held') return withdraws ? t.withdrawnHeld : t.held[status]
    return withdraws ? t.withdrawnIn(time) : t.pendingIn[status](time)
  }
  const sentence = (entry: LastDecision, time: string) => {
    const words = lastWords(entry, time)
    return entry.id === openId ? words : t.pendingRecord(entry.id, words)
  }
  const floats = openId === undefined
  const card = { ref: floats ? place : undefined, 'data-floats': floats }
  return (
    <Frame $floats={floats} {...(floats && { 'data-messages': '' })}>
      {/* Read out once: screen readers would announce each second. */}
      <VisuallyHidden role="status">
        {last ? sentence(last, t.secondsAloud(wholeWait)) : news && undoWords(news)}
      </VisuallyHidden>
      {!last && news && (
        <Pending {...card}>
          <span aria-hidden>{undoWords(news)}</span>
          {news.id !== undefined && news.id !== openId && (
            <Button variant="quiet" onClick={() => onShow?.(news.id)}>
              {t.showRecord(news.id)}
            </Button>
          )}
        </Pending>
      )}
      {last && (
        <Pending {...card}>
          {/* Each decision has its own time to run out. */}
          {last.state === 'pending' && <TimeLeft key={last.order} />}
          <span>
            <span aria-hidden>
              {last.state === 'held' ? (
                sentence(last, '')
              ) : (
                <CountDown key={last.order} entry={last} say={(seconds) => sentence(last, t.seconds(seconds))} />
              )}
            </span>{' '}
            {waiting > 1 && t.more(number(waiting - 1))}
          </span>
          <Button variant="quiet" icon="undo" onClick={onUndo} aria-keyshortcuts="Z">
            {t.undo}
            <Kbd aria-hidden>Z</Kbd>
          </Button>
        </Pending>
      )}
    </Frame>
  )
}

interface CountDownProps {
  entry: LastDecision
  /** The sentence around the seconds that are left. */
  say: (seconds: number) => string
}

function CountDown({ entry, say }: CountDownProps) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200)
    return () => clearInterval(timer)
  }, [])
  const left = entry.state === 'pending' ? entry.dueAt - now : 0
  return say(Math.max(1, Math.min(wholeWait, Math.ceil(left / 1_000))))
}
