import * as v from 'valibot'
import { speciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { byId, countText, flagText, idText } from '../encodings.ts'

/** Degrees, with six decimals at most; '' is none. */
const degrees = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => (typeof value === 'number' ? String(Number(value.toFixed(6))) : value.trim())),
  ),
  '',
)

/**
 * A new record of the caller, to be reviewed; its Land is that of the place. Pictures follow by w_add_bild. 400: an
 * unknown species, an invalid or future day, half a place, a message of more than 4000 characters. 409: the report's
 * record was deleted.
 */
export const addBeetle = rpc.create(
  'w_add_kaefer',
  v.object({
    art: idText,
    fund_datum: day,
    lat: degrees,
    lon: degrees,
    /** The reporter's remark, the first entry of the record's conversation. */
    msg: v.optional(v.string(), ''),
    /** The report's id, a UUID made on the device; sent again with it, the report is the same record. */
    melde_id: v.optional(v.string(), ''),
    /** The reporter agrees that others see its pictures for comparison. */
    zeigen: v.optional(flagText, false),
  }),
  beetle,
)

/**
 * The species by how often they are found in the Land of a place (everywhere without one), in this month and the ones
 * before and after; those of other places and times follow. 400: half a place, no month.
 */
export const getFrequentSpecies = rpc.read(
  'w_get_kaefer_haeufig',
  v.object({ lat: degrees, lon: degrees, monat: countText }),
  v.array(speciesFrequency),
)

/**
 * How many other published finds within 10 km were reported after this own record. Places are rounded to 2 km first.
 * 404: not an own record.
 */
export const countNearby = rpc.read('w_get_kaefer_umkreis', byId, v.number())
