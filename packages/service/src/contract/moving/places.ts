import type { DatabaseAddress } from '@waldkerf/service/postgres/connection'
import type { StoreKind } from '@waldkerf/service/web/objects/testStores'

/** Where a process that moves bytes kills itself. */
export const places = ['writing', 'linking', 'written', 'copied', 'freeing', 'freed', 'removing', 'removed'] as const
export type Place = (typeof places)[number]

export interface ProgramInput {
  kind: StoreKind
  folder: string
  database: DatabaseAddress
  place: Place
}
