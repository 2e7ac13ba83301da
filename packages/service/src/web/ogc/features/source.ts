import type { Refusal } from '@waldkerf/service/web/refusal'
import type { ItemsQuery } from '../parameters.ts'
import type { ReadRows } from '../reading.ts'
import type { Feature, Placed } from './feature.ts'

export type Parts = AsyncGenerator<readonly Placed[], void>

/** Where the features of a collection come from. */
export interface Source {
  /** Form of a feature's id, and of the place in a `next` link. */
  key: RegExp
  /** The highest number there is: a reading ends with it, whatever is added meanwhile. */
  last(read: ReadRows): Promise<number>
  /**
   * Those that the query asks for, in the order of their keys, from `query.after` on: one part for each read, which may
   * be empty.
   */
  features(read: ReadRows, query: ItemsQuery, until: number): Parts
  one(read: ReadRows, id: string): Promise<Feature | undefined>
  missing(): Refusal
}
