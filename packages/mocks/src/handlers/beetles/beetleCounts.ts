import type { calls } from '@waldkerf/domain/calls/contract'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { AreaHandlers } from '../gateway/handler.ts'
import type { MockState } from '../state.ts'

const german = new Intl.Collator('de')

/** Published records per value of a column. */
function published<K extends 'bundesland' | 'art'>({ beetles }: MockState, column: K): Map<Beetle[K], number> {
  const counts = new Map<Beetle[K], number>()
  for (const beetle of beetles) {
    if (beetle.status === 'published') counts.set(beetle[column], (counts.get(beetle[column]) ?? 0) + 1)
  }
  return counts
}

/** Published sightings, counted. */
export const beetleCountHandlers: AreaHandlers<typeof calls.beetleCounts> = {
  getBeetlesByState: {
    answer: ({ state }) =>
      [...published(state, 'bundesland')]
        .map(([bundesland, anzahl]) => ({ bundesland, anzahl }))
        .toSorted((a, b) => b.anzahl - a.anzahl || german.compare(a.bundesland, b.bundesland)),
  },
  getBeetlesBySpecies: {
    answer: ({ state }) =>
      [...published(state, 'art')]
        .map(([art, anzahl]) => ({ art, name: state.species.find((row) => row.id === art)?.de ?? '', anzahl }))
        .toSorted((a, b) => b.anzahl - a.anzahl || german.compare(a.name, b.name)),
  },
}
