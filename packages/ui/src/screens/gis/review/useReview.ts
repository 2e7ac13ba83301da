import type { Beetle } from '@waldkerf/domain/entities/beetles'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { GisActions, GisRights } from '../gisTypes.ts'
import { handleReviewKey } from './reviewKeys.ts'
import { useDecision } from './useDecision.ts'
import { useQueue } from './useQueue.ts'

interface ReviewInput {
  rows: readonly Beetle[]
  selectedId: number | undefined
  selected: Beetle | undefined
  actions: Pick<GisActions, 'select' | 'review'>
  rights: GisRights
  drawerRef: RefObject<HTMLElement | null>
  screenRef: RefObject<HTMLElement | null>
}

/** Moves the focus into the drawer that opens, and back to the table when it closes; not on the first view. */
function useDrawerFocus(
  drawerRef: RefObject<HTMLElement | null>,
  screenRef: RefObject<HTMLElement | null>,
  id?: number,
) {
  const lastRef = useRef(id)
  useEffect(() => {
    const last = lastRef.current
    lastRef.current = id
    if (last === id) return
    if (id === undefined) screenRef.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
    else if (!drawerRef.current?.contains(document.activeElement)) drawerRef.current?.focus()
  }, [drawerRef, screenRef, id])
}

/** Everything the review keeps: drafts, decisions, place in the queue, keys and focus. */
export function useReview({ rows, selectedId, selected, actions, rights, drawerRef, screenRef }: ReviewInput) {
  const decisions = useDecision(actions.review)
  const queue = useQueue(rows, selectedId, actions.select)
  useDrawerFocus(drawerRef, screenRef, selectedId)

  const decide: typeof decisions.decide = (beetle, status, confirmed) => {
    const outcome = decisions.decide(beetle, status, confirmed)
    // The button that was pressed may go with the old status: the focus stays in the drawer, so that keys go on working.
    if (outcome === 'messageMissing') drawerRef.current?.querySelector('textarea')?.focus()
    else drawerRef.current?.focus()
    return outcome
  }
  const commands = {
    decide: (status: Parameters<typeof decide>[1]) => selected && decide(selected, status),
    go: queue.go,
    close: () => actions.select(undefined),
    stopTyping: () => drawerRef.current?.focus(),
  }
  return {
    queue,
    decisions: { ...decisions, decide },
    onKeyDown: (event: KeyboardEvent) => {
      if (selected) handleReviewKey(event, commands, rights.review)
    },
  }
}
