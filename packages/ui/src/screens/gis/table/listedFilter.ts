import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import type { GisLook } from '../gisTypes.ts'

/** The filter of the list: in the view of the pictures those that have one; the review's queue has all that waits. */
export const listedFilter = (filter: BeetleFilter, view: GisLook['view']): BeetleFilter =>
  view === 'pictures' && filter.pictures === '' && filter.order === '' ? { ...filter, pictures: 'with' } : filter
