import { isQuietStep } from '@waldkerf/domain/beetles/transitions'
import { type StoredDecision, takingBack } from '@waldkerf/domain/beetles/takeBack'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useState } from 'react'

/** Why undo has done nothing just now; `id`: the record that it would have changed. */
export type UndoNews = { kind: 'nothing'; id?: undefined } | { kind: 'sending' | 'fixed' | 'changed'; id: number }

interface TakeBackInput {
  decided: ReturnType<typeof useStoredDecisions>
  findRow: (id: number) => Beetle | undefined
  /** A record whose work can still be taken back, and one whose work is being sent. */
  pending: number | undefined
  sending: number | undefined
  /** Takes pending work back. */
  undo: (id: number) => void
  /** Asks whether a record is to be opened again. */
  ask: (decision: StoredDecision) => void
}

/** Decisions of this visit that are stored, the latest last; of each record its latest. */
export function useStoredDecisions() {
  const [stored, setStored] = useState<readonly StoredDecision[]>([])
  const drop = (id: number) => setStored((all) => all.filter((one) => one.id !== id))
  return {
    last: stored.at(-1),
    drop,
    /** A status that the reporter is not told of is no decision that can be undone. */
    note(decision: StoredDecision) {
      drop(decision.id)
      if (!isQuietStep(decision.status)) setStored((all) => [...all, decision])
    },
  }
}

/** Undo: the waiting decision first, then one stored decision a press; `news` says why nothing could be undone. */
export function useTakeBack({ decided, findRow, pending, sending, undo, ask }: TakeBackInput) {
  const [news, setNews] = useState<UndoNews>()

  /** @returns the record whose decision is taken back, or asked about */
  function takeBack(): number | undefined {
    setNews(undefined)
    if (pending !== undefined) {
      undo(pending)
      return pending
    }
    const { last } = decided
    const way = last && takingBack(last, findRow(last.id)?.status)
    if (sending !== undefined) setNews({ kind: 'sending', id: sending })
    else if (!last || !way) setNews({ kind: 'nothing' })
    else if (way === 'reopen') ask(last)
    else {
      // The next press goes to the one before.
      decided.drop(last.id)
      setNews({ kind: way, id: last.id })
    }
    return way === 'reopen' && sending === undefined ? last?.id : undefined
  }
  return {
    takeBack,
    news,
    /** Called when something else is done: the news is out of date. */
    forgetNews: () => setNews(undefined),
  }
}
