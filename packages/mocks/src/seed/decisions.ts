import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { DecisionCount } from '@waldkerf/domain/entities/beetles/yearReport'
import { addDays, daysBetween } from './days.ts'
import { createRandom } from './random.ts'

const decided: ReadonlySet<string> = new Set(['published', 'rejected'])

export const isDecided = (status: string): boolean => decided.has(status)

/** A decision on a day in Berlin, as it is counted: with its species, and with all of them together. */
export function countDecision({ art, bundesland, status, gemeldet_am: reported }: Beetle, on: string): DecisionCount[] {
  const tage = Math.max(0, daysBetween(reported.slice(0, 10), on))
  return [0, art].map((one) => ({ monat: `${on.slice(0, 7)}-01`, art: one, bundesland, status, tage, anzahl: 1 }))
}

/** When the example world's sightings were decided: most of them within days, some after weeks. */
export function seedDecisions(beetles: readonly Beetle[], today: string): DecisionCount[] {
  const random = createRandom(815)
  const counts = beetles.flatMap((beetle) => {
    const reported = beetle.gemeldet_am.slice(0, 10)
    const days = Math.floor(random.next() ** 3 * 36)
    if (!isDecided(beetle.status)) return []
    return countDecision(beetle, addDays(reported, Math.min(days, daysBetween(reported, today))))
  })
  const byKey = Map.groupBy(counts, (row) => JSON.stringify(row))
  return [...byKey.values()].flatMap(([first, ...more]) => (first ? [{ ...first, anzahl: 1 + more.length }] : []))
}
