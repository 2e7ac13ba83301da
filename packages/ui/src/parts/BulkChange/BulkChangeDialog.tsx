import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { texts } from '../parts.texts.ts'
import { BulkChangeResults, type BulkRecord, type ResultWords } from './BulkChangeResults.tsx'
import { Waiting } from './BulkChange.styles.ts'
import type { BulkProgress } from './run/bulkRun.ts'
import { useBulkRun } from './run/useBulkRun.ts'

export interface BulkChangeDialogProps {
  /** The question, as a headline. */
  title: string
  /** Caption of the button that starts it, name of the progress bar, and name of the list of results. */
  words: {
    start: string
    progress: string
    results: string
    /** The headline afterwards: how many were changed. */
    ended?: (count: number) => string
  } & ResultWords
  /** Those that would be changed; without one nothing can be started. */
  ready: readonly BulkRecord[]
  /** Changes one record; rejects with an error whose message is for people. */
  work: (id: number) => Promise<void>
  /** Whether it takes something away. */
  danger?: boolean
  /** @param stored those that were changed */
  onClose: (stored: readonly number[]) => void
  /** Told as soon as all of it has ended, while the results are still shown. */
  onEnded?: (stored: readonly number[]) => void
  /** Shows it while it is under way, instead of the dialog, which comes back for those that failed. */
  renderAside?: (run: BulkRunView) => ReactNode
  /** Choices, and a preview of the change; gone once it has begun. */
  children: ReactNode
}

/** A change that has been started. */
export interface BulkRunView {
  /** Seconds in which it can still be taken back; undefined once it has begun. */
  seconds: number | undefined
  progress: BulkProgress | undefined
  undo: () => void
  startNow: () => void
  /** Once all of it is done. */
  close: () => void
}

/** Whoever starts it by keyboard can take it back by keyboard. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus()

/** Changes many records at once: a preview, five seconds to think better of it, then each one's result; those that failed can be tried again. */
export function BulkChangeDialog({
  title,
  words,
  ready,
  work,
  danger,
  onClose,
  onEnded,
  renderAside,
  children,
}: BulkChangeDialogProps) {
  const t = useTexts(texts).bulkChange
  const { progress, start, actions } = useBulkRun()
  const { waiting, wait, undo, startNow } = useWaitedStart(() => start({ ids: ready.map(({ id }) => id), work }))
  const isWorking = progress?.state === 'running' || progress?.state === 'paused'
  const stored = () => [...(progress?.results ?? [])].flatMap(([id, { status }]) => (status === 'done' ? id : []))
  const close = () => onClose(stored())
  const ended = progress?.state === 'finished' ? stored().length : 0
  const tellEnd = useEffectEvent(() => onEnded?.(stored()))
  useEffect(() => {
    if (ended > 0) tellEnd()
  }, [ended])
  const hasFailed = [...(progress?.results.values() ?? [])].some(({ status }) => status === 'failed')
  if (renderAside && (waiting !== undefined || isWorking || (progress && !hasFailed))) {
    return renderAside({ seconds: waiting, progress, undo, startNow, close })
  }
  const headline = progress && !isWorking ? words.ended?.(stored().length) : undefined
  const variant = danger ? 'danger' : 'primary'
  const buttons = progress ? (
    <Button disabled={isWorking} onClick={close}>
      {t.close}
    </Button>
  ) : waiting === undefined ? (
    <Fragment key="question">
      <Button onClick={close}>{t.cancel}</Button>
      <Button variant={variant} disabled={ready.length === 0} onClick={wait}>
        {words.start}
      </Button>
    </Fragment>
  ) : (
    // Elements of their own, so that the focus goes to the button that takes it back.
    <Fragment key="waiting">
      <Button ref={focusAtOnce} icon="undo" onClick={undo}>
        {t.undo}
      </Button>
      {/* Ignored: the second click of a double click was meant for the button before. */}
      <Button variant={variant} onClick={({ detail }) => detail < 2 && startNow()}>
        {t.now}
      </Button>
    </Fragment>
  )
  return (
    <Dialog open wide title={headline ?? title} actions={buttons} onClose={() => !isWorking && close()}>
      {progress && <BulkChangeResults records={ready} words={words} progress={progress} actions={actions} />}
      {/* Kept in the page with all that was typed, for whoever takes the start back. */}
      {!progress && <div hidden={waiting !== undefined}>{children}</div>}
      <Waiting role="status">{waiting !== undefined && t.waits(waiting)}</Waiting>
    </Dialog>
  )
}

/** A start that waits a while, in which it can be taken back: until then nothing has begun. */
function useWaitedStart(start: () => void) {
  const [dueAt, setDueAt] = useState<number>()
  const [seconds, setSeconds] = useState(0)
  const stop = () => setDueAt(undefined)
  const startNow = () => {
    stop()
    start()
  }
  const look = useEffectEvent((due: number) => {
    const left = due - performance.now()
    if (left <= 0) startNow()
    else setSeconds(Math.ceil(left / 1_000))
  })
  useEffect(() => {
    if (dueAt === undefined) return undefined
    const timer = setInterval(() => look(dueAt), 100)
    return () => clearInterval(timer)
  }, [dueAt])
  return {
    /** Seconds left; undefined while nothing waits. */
    waiting: dueAt === undefined ? undefined : seconds,
    wait() {
      setSeconds(undoTime / 1_000)
      setDueAt(performance.now() + undoTime)
    },
    /** Nothing has happened. */
    undo: stop,
    startNow,
  }
}
