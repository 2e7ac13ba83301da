import * as v from 'valibot'
import { dayColumn, nameColumn, type Row } from './columns.ts'
import { id, version } from './wire.ts'

/** Written by `w_add_samples`: payload, form, mocks and tests follow, and the table is compared with it. */
export const samplesColumns = { bezeichnung: nameColumn(200), datum: dayColumn() }

/** A row of the page. */
export const samplesEntry = v.object({ id, ...samplesColumns, version })
export type SamplesEntry = v.InferOutput<typeof samplesEntry>
export type NewSamplesEntry = Row<typeof samplesColumns>
