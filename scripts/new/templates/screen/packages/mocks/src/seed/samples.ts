import type { SamplesEntry } from '@waldkerf/domain/entities/samples'
import { addDays } from './days.ts'
import { createRandom } from './random.ts'

const names = ['Eichenried', 'Buchenschlag', 'Kiefernheide', 'Lärchengrund'] as const

/** Entries of the last two months. */
export function seedSamples(count: number, today: string): SamplesEntry[] {
  const random = createRandom(1_976)
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    bezeichnung: `${random.pick(names)} ${index + 1}`,
    datum: addDays(today, -random.integer(0, 60)),
    version: 1,
  }))
}
