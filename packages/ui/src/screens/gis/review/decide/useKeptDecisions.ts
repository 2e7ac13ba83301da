import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Decision, DecisionQueue, KeptDecision, ReviewPersistence } from './outcome.ts'

interface KeptDecisions {
  stored: readonly Beetle[]
  persistence: ReviewPersistence | undefined
  queue: () => DecisionQueue
  bases: RefObject<Map<number, Beetle>>
  send: (id: number, decision: Decision) => void
}

/**
 * Decisions that a closing window has cut off: those not known to be stored are kept here and sent at the next opening,
 * from the record as it was decided on. What has arrived after all is not sent again.
 */
export function useKeptDecisions({ stored, persistence, queue, bases, send }: KeptDecisions) {
  const left = useRef<readonly KeptDecision[]>(undefined)
  const keep = useEffectEvent(() => {
    const open = [...queue().entries.values()].flatMap(({ id, work, state }) => {
      const base = bases.current.get(id)
      return base && state !== 'failed' ? { base, decision: work } : []
    })
    persistence?.keepDecisions([...(left.current ?? []), ...open])
  })
  const goOn = useEffectEvent(() => {
    left.current ??= persistence?.takeDecisions() ?? []
    const known = new Map(stored.map((row) => [row.id, row]))
    const here = left.current.filter(({ base }) => known.has(base.id))
    left.current = left.current.filter(({ base }) => !known.has(base.id))
    for (const { base, decision } of here) {
      if (known.get(base.id)?.status === decision.status) continue
      bases.current.set(base.id, base)
      send(base.id, decision)
    }
  })
  useEffect(() => {
    if (stored.length > 0) goOn()
  }, [stored])
  useEffect(() => {
    const onHide = () => keep()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])
}
