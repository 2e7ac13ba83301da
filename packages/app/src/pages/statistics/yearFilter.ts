import { defineFilter } from '@waldkerf/domain/filter/defineFilter'
import { filterParts } from '@waldkerf/domain/filter/parts'

const { record, text } = filterParts<never>()

const isYear = (given: number) => given >= 1900 && given <= 2100

/** The selection of the report as its address has it: `?jahr=2025&bundesland=Bayern&art=3`; with `&bericht=ja` it is written for print and PDF. */
const filter = defineFilter({
  year: record('jahr'),
  bundesland: text('bundesland'),
  art: record('art'),
  bericht: text('bericht'),
})

/** Parts that cannot be read narrow nothing. */
export const yearAddress = {
  read(query: URLSearchParams) {
    const { year, ...rest } = filter.read(query)
    return { ...rest, year: year !== undefined && isYear(year) ? year : undefined }
  },
  write: filter.write,
}
