import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { BulkRunView } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { place } from '@waldkerf/ui/parts/Toaster/place.ts'
import { texts } from '@waldkerf/ui/screens/gis/GisScreen.texts'
import { Frame, Pending, TimeLeft } from './decide.styles.ts'

export interface BulkStripProps {
  run: BulkRunView
  /** The bar of the picked records, where it is seen. */
  bar: HTMLElement | null | undefined
  words: { start: string; progress: string; ended: (count: number) => string }
  /** Told when it comes, and when all of it is done or taken back; keep it stable. */
  onUnderWay?: ((isUnderWay: boolean) => void) | undefined
}

/** ms that the news stay once all of it is done */
const newsTime = 5_000

/**
 * A change of many records as a decision on one is shown, with the time in which it can be taken back: in place of what the
 * bar of the picked records offers, or where there is no such bar, beside the list.
 */
export function BulkStrip({ run, bar: seen, words, onUnderWay }: BulkStripProps) {
  const { seconds, progress, undo, startNow, close } = run
  const t = useTexts(texts).bulk.strip
  const { number } = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const end = useEffectEvent(close)
  const isDone = progress?.state === 'finished'
  // Once all is done it goes with what was picked.
  const bar = isDone ? undefined : seen
  // The list stays where it is, however high the strip is.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    onUnderWay?.(!isDone)
    return () => onUnderWay?.(false)
  }, [onUnderWay, isDone])
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => end(), newsTime)
    return () => clearTimeout(timer)
  }, [isDone])
  const ended = [...(progress?.results.values() ?? [])].filter(({ status }) => status === 'done').length
  const underWay = progress && `${words.progress}: ${t.count(number(ended), number(progress.total))}`
  const strip = (
    <Pending ref={bar ? undefined : place} data-floats={!bar}>
      {seconds !== undefined && <TimeLeft />}
      <span role="status">
        {seconds !== undefined ? t.waits(words.start) : isDone ? words.ended(ended) : underWay}
        {seconds !== undefined && <span aria-hidden>{t.seconds(String(Math.max(1, seconds)))}</span>}
      </span>
      {seconds !== undefined && (
        <>
          <Button ref={button} variant="quiet" icon="undo" onClick={undo}>
            {t.undo}
          </Button>
          {/* Ignored: the second click of a double click was meant for the button before. */}
          <Button variant="quiet" onClick={({ detail }) => detail < 2 && startNow()}>
            {t.now}
          </Button>
        </>
      )}
    </Pending>
  )
  return bar ? (
    createPortal(strip, bar)
  ) : (
    <Frame $floats data-messages="">
      {strip}
    </Frame>
  )
}
