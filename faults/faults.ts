import { fairnessFaults } from './areas/fairness.ts'
import { mapFaults } from './areas/maps.ts'
import { officeFaults } from './areas/office.ts'
import { reviewFaults } from './areas/review.ts'
import { serviceFaults } from './areas/service.ts'
import { sessionFaults } from './areas/session.ts'
import { shellFaults } from './areas/shell.ts'
import type { Fault } from './fault.ts'

/** Every fault that `run.ts` plants; the table in docs/decisions/0043 names them. */
export const faults: readonly Fault[] = [
  ...officeFaults,
  ...mapFaults,
  ...reviewFaults,
  ...sessionFaults,
  ...shellFaults,
  ...serviceFaults,
  ...fairnessFaults,
]
