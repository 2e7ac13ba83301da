import type { SamplesEntry } from '../entities/samples.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { filterParts } from '../filter/parts.ts'

const { search, dayFrom, dayTo } = filterParts<SamplesEntry>()
const day = ({ datum }: SamplesEntry) => datum

export const samplesFilter = defineFilter({
  search: search('suche', ({ bezeichnung }) => bezeichnung),
  from: dayFrom('von', day),
  to: dayTo('bis', day),
})

export type SamplesFilter = FilterValues<typeof samplesFilter.parts>
