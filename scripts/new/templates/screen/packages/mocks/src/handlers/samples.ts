import type { calls } from '@waldkerf/domain/calls/contract'
import { samplesColumns, type SamplesEntry } from '@waldkerf/domain/entities/samples'
import type { AreaHandlers } from './gateway/handler.ts'
import { nextId } from './state.ts'
import { toStored } from './values/arguments.ts'

const latestFirst = (a: SamplesEntry, b: SamplesEntry) => (a.datum < b.datum ? 1 : a.datum > b.datum ? -1 : a.id - b.id)

export const samplesHandlers: AreaHandlers<typeof calls.samples> = {
  getSamples: ({ state }) => state.samples.toSorted(latestFirst),
  addSamples({ state, payload }) {
    const row = { id: nextId(state, 'samples'), ...toStored(samplesColumns, payload), version: 1 }
    state.samples.push(row)
    return row
  },
}
