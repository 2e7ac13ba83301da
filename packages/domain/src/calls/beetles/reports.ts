import * as v from 'valibot'
import { beetle } from '../../entities/beetles/beetles.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

/** Degrees, with six decimals at most; '' is none. */
const degrees = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => (typeof value === 'number' ? String(Number(value.toFixed(6))) : value.trim())),
  ),
  '',
)

/**
 * A record of the caller, which waits to be reviewed; its Land is that of the place. Pictures follow by w_add_bild. 400: no
 * such species, a day that is none or lies ahead, half a place, a message of more than 4000 characters. 409: the report's
 * record is gone.
 */
export const addBeetle = defineProcedure({
  name: 'w_add_kaefer',
  payload: v.object({
    art: idText,
    fund_datum: day,
    lat: degrees,
    lon: degrees,
    /** The reporter's remark, the first entry of the record's conversation. */
    msg: v.optional(v.string(), ''),
    /** The report's own id, a UUID made on the device: whatever comes with it once more is the same record. */
    melde_id: v.optional(v.string(), ''),
  }),
  answer: beetle,
  effect: 'create',
  usedBy: { hook: 'useUnsentReports', screen: 'reports' },
  source: 'added: the specification has records reviewed, and no call that makes one',
})
