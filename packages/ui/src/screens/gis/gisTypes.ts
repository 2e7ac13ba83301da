import type { Beetle, BeetleStatus, Picture, Species } from '@waldkerf/domain/entities/beetles'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import type { BeetleFilter } from './beetleFilter.ts'

/** A review: the new status, and the message to the reporter if it is to change with it. */
export interface Decision {
  status: BeetleStatus
  message?: string
}

export interface GisState {
  beetles: Loadable<readonly Beetle[]>
  species: readonly Species[]
  /** The record under review. */
  selectedId: number | undefined
  /** Of the record under review. */
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are on their way. */
  pictureUrl: (picture: Picture) => string | undefined
  filter: BeetleFilter
  /** The record that is being saved just now. */
  saving?: { id: number }
}

/** Promises reject with an error whose message is for people. */
export interface GisActions {
  select: (id: number | undefined) => void
  setFilter: (filter: BeetleFilter) => void
  review: (id: number, decision: Decision) => Promise<void>
  setSpecies: (id: number, art: number) => Promise<void>
  retry: () => void
}

export interface GisRights {
  /** May change status, message and species. */
  review: boolean
}
