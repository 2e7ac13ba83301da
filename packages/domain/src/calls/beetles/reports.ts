import * as v from 'valibot'
import { speciesFrequency } from '../../entities/beetles/beetleCounts.ts'
import { beetle } from '../../entities/beetles/beetles.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { countText, idText } from '../encodings.ts'

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
    /** The reporter agrees that others see its pictures to compare with. */
    zeigen: v.optional(v.pipe(v.boolean(), v.transform(String)), false),
  }),
  answer: beetle,
  effect: 'create',
  usedBy: { hook: 'useUnsentReports', screen: 'reports' },
  source: 'added: the specification has records reviewed, and no call that makes one',
})

/**
 * The species by how often they are found in the Land of a place (everywhere without one), in this month and the two beside
 * it; those of other places and times follow. 400: half a place, no month.
 */
export const getFrequentSpecies = defineProcedure({
  name: 'w_get_kaefer_haeufig',
  payload: v.object({ lat: degrees, lon: degrees, monat: countText }),
  answer: v.array(speciesFrequency),
  effect: 'read',
  usedBy: { hook: 'useFrequentSpecies', screen: 'reports' },
  source: 'added: the specification counts by Land and by species, not by both and the month',
})

/**
 * How many other published finds within 10 km were reported after this one, which is the caller's own. Places are rounded
 * to 2 km first. 404: there is no such record of his.
 */
export const countNearby = defineProcedure({
  name: 'w_get_kaefer_umkreis',
  payload: v.object({ id: idText }),
  answer: v.number(),
  effect: 'read',
  usedBy: { hook: 'useNearbySince', screen: 'reports' },
  source: 'added: what a report led to, without anybody else’s place or name',
})
