import { samplesFilter } from '@waldkerf/domain/samples/samplesFilter'
import { describeList } from '@waldkerf/ui/parts/ListScreen/describeList'

/** The list of entries, said once: address, views, bar, table and files follow. */
export const samplesList = describeList({
  name: 'samples',
  filter: samplesFilter,
  rowKey: ({ id }) => id,
  columns: () => [
    { id: 'name', width: 220, grow: 3, value: ({ bezeichnung }) => bezeichnung, file: { id: 'bezeichnung' } },
    { id: 'day', kind: 'day', width: 120, value: ({ datum }) => datum, file: { id: 'datum' } },
    { id: 'id', kind: 'code', width: 70, hidden: true, value: ({ id }) => id, file: { id: 'id' } },
  ],
})
