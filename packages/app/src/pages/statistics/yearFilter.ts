import { defineFilter } from '@waldkerf/domain/filter/defineFilter'
import { latestYear, yearSpan } from '@waldkerf/domain/beetles/years/yearSpan'
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

/** The year that an address selects, and until when: one to come is the latest. @param today `YYYY-MM-DD` */
export function selectedYear({ year, bundesland, art }: ReturnType<typeof yearAddress.read>, today: string) {
  const latest = latestYear(today)
  const filter = { bundesland, art, year: year !== undefined && year < latest ? year : undefined }
  return { filter, span: yearSpan(filter.year ?? latest, today) }
}
