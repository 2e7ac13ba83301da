import * as v from 'valibot'
import type { Columns } from '../entities/columns.ts'
import { eachOne } from '../entities/wire.ts'
import { sentColumns } from './encodings.ts'

/** Encodings of columns that stay as they are where they are absent or ''. */
/* @__NO_SIDE_EFFECTS__ */
export const keptColumns = <C extends Columns>(columns: C) =>
  eachOne(sentColumns(columns), (encoding) =>
    v.optional(v.union([encoding as v.GenericSchema<string | number>, v.literal('')]), ''),
  )
