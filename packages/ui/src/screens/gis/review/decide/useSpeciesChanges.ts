import { isWaiting } from '@waldkerf/domain/pending/pendingQueue'
import { usePendingQueue } from '@waldkerf/ui/browser/usePendingQueue'
import { useMemo } from 'react'
import type { GisActions } from '@waldkerf/ui/screens/gis/gisTypes.ts'

/** State of a species change in the background: held while there is no connection, or refused later. */
export type SpeciesNews = { kind: 'held' } | { kind: 'failed'; reason: string }

/** Species that experts set, by record: sent at once, or when the connection is back. */
export function useSpeciesChanges(send: GisActions['setSpecies']) {
  const { runner, queue } = usePendingQueue<number, number>(send)
  const { entries } = queue
  const stateNow = (id: number) => runner.snapshot().entries.get(id)?.state
  /** Resolves once this holds for the record's change. */
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return
        leave()
        resolve()
      }
      const leave = runner.subscribe(look)
      look()
    })
  /** Resolves once no change of the record is pending, whether it was stored or refused. */
  const settled = (id: number) => until(() => [undefined, 'failed'].includes(stateNow(id)))
  const open = [...entries.values()]
  return {
    /** Chosen species that are not stored yet, kaeferarten.id: they are shown already. */
    chosen: useMemo(
      () => new Map([...entries.values()].flatMap(({ id, work, state }) => (state === 'failed' ? [] : [[id, work]]))),
      [entries],
    ),
    waiting: open.flatMap(({ id, state }) => (state === 'failed' ? [] : id)),
    failed: open.flatMap(({ id, state }) => (state === 'failed' ? id : [])),
    settle: runner.settle,
    settled,
    news(id: number): SpeciesNews | undefined {
      const entry = entries.get(id)
      if (entry?.state === 'failed') return { kind: 'failed', reason: entry.reason }
      return entry?.state === 'held' ? { kind: 'held' } : undefined
    },
    /**
     * Resolves when the change is stored, or held while offline; choosing the stored species cancels a held change.
     * @throws Error that says why it was refused
     */
    async set(id: number, art: number, stored: number | undefined): Promise<void> {
      const before = runner.snapshot().entries.get(id)
      if (before?.state === 'sending') return settled(id)
      if (before && isWaiting(before) && art === stored) return runner.undo(id)
      runner.enqueue(id, art)
      runner.hasten(id)
      await until(() => [undefined, 'failed', 'held'].includes(stateNow(id)))
      const after = runner.snapshot().entries.get(id)
      if (after?.state !== 'failed') return
      // The caller gets the error, and shows it.
      runner.undo(id)
      throw new Error(after.reason)
    },
  }
}
