import type { calls } from '@waldkerf/domain/calls/contract'
import { findBeetle, shownTo } from './beetles.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { readColumns } from './columns.ts'
import { readHistory } from './history.ts'

/** Records in other forms than the overview's. */
export const recordHandlers: AreaHandlers<typeof calls.beetleRecords> = {
  getBeetleColumns: readColumns,
  getBeetle: {
    answer: ({ state, caller, payload }) => shownTo(caller, findBeetle(state, caller, payload.id)),
  },
  getBeetleHistory: readHistory,
}
