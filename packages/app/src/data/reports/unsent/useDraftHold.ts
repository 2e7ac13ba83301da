import type { Outbox } from '@waldkerf/domain/beetles/reports/outbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDraftHold, type HoldPlace } from './draftHold.ts'

/**
 * Holds the report that is being written in this window, for as long as its form is shown.
 * @param email of who is signed in
 */
export function useDraftHold(outbox: Outbox, email: string) {
  const [place, setPlace] = useState<HoldPlace>('asking')
  const hold = useRef<ReturnType<typeof createDraftHold>>(undefined)
  const onChange = useEffectEvent(async (next: HoldPlace) => {
    // The other window's last words come before the form.
    if (next === 'here') await outbox.takeDraft()
    setPlace(next)
  })
  useEffect(() => {
    if (email === '') return undefined
    const made = createDraftHold({
      name: `waldkerf.report ${email}`,
      locks: 'locks' in navigator ? navigator.locks : undefined,
      flush: () => outbox.flush(),
      onChange: (next) => void onChange(next),
    })
    hold.current = made
    return () => made.end()
  }, [outbox, email])
  return { place, take: () => hold.current?.take() }
}
