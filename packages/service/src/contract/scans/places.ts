import type { DatabaseAddress } from '@waldkerf/service/postgres/connection'
import type { ServiceAddress } from '@waldkerf/service/web/proxy/address'

/** Where a process ends: it kills itself; at 'half' and 'answered' the test kills it. */
export const places = [
  'begun',
  'half',
  'written',
  'synced',
  'linked',
  'put',
  'sent',
  'kept',
  'answered',
  'deleted',
  'compared',
  'removing',
] as const
export type Place = (typeof places)[number]

export interface ProgramInput {
  folder: string
  database: DatabaseAddress
  dataService: ServiceAddress
}
export type Order = { endAt: Place } | { compareAfter: number } | { deleted: string }
