import type { calls } from '@waldkerf/domain/calls/contract'
import type { SamplesEntry } from '@waldkerf/domain/entities/samples'
import type { AreaHandlers } from './gateway/handler.ts'

const latestFirst = (a: SamplesEntry, b: SamplesEntry) => (a.datum < b.datum ? 1 : a.datum > b.datum ? -1 : a.id - b.id)

export const samplesHandlers: AreaHandlers<typeof calls.samples> = {
  getSamples: { answer: ({ state }) => state.samples.toSorted(latestFirst) },
}
