import * as v from 'valibot'
import { yearCell, yearReport } from '@waldkerf/domain/entities/beetles/yearReport'
import { rpc } from '../call.ts'
import { countText, nullToEmpty, perhapsId } from '../encodings.ts'

/** `jahr` is one of ISO weeks; `bis`, the last week that counts in it and in the year before. */
const span = { jahr: countText, bis: countText, bundesland: nullToEmpty }

/**
 * The figures of a year; decisions are those of the calendar year, reporters those of whole years, of all Länder and
 * species. 400: a year before 1900 or after 2100, a week above 53, an unknown species.
 */
export const getYearReport = rpc.read('w_get_auswertung', v.object({ ...span, kaeferart: perhapsId }), yearReport)

/** Cells with sightings of all species. 400: as `getYearReport`. */
export const getYearCells = rpc.read('w_get_auswertung_raster', v.object(span), v.array(yearCell))
