import * as v from 'valibot'
import { beetleColumnsAnswer } from '../../entities/beetles/columns/wire.ts'
import { beetleChange } from '../../entities/beetles/beetleHistory.ts'
import { beetle } from '../../entities/beetles/beetles.ts'
import { defineProcedure } from '../call.ts'
import { idText, nullToEmpty } from '../encodings.ts'

/**
 * The records the caller may see, column by column, newest first; with `seit`, the marker of an earlier answer, those
 * that changed since and the numbers of those that are gone. A marker that means nothing any more (another role, a
 * restored database) brings all of them, and `vollstaendig` says so. Where that answer was made some time ago, `aktuell`
 * says that changes have to be asked for at once. 400: what never was a marker.
 */
export const getBeetleColumns = defineProcedure({
  name: 'w_get_kaefer_spalten',
  payload: v.object({ seit: nullToEmpty }),
  answer: beetleColumnsAnswer,
  effect: 'read',
  usedBy: { hook: 'useBeetles', screen: 'gis' },
  source: 'added: a_get_kaefer_overview needs seven times the bytes, and sends all of them again after each change',
})

/** One record. 404 where the caller may not see it. */
export const getBeetle = defineProcedure({
  name: 'w_get_kaefer',
  payload: v.object({ id: idText }),
  answer: beetle,
  effect: 'read',
  usedBy: { hook: 'useBeetle', screen: 'gis' },
  source: 'added: after a conflict one record is read again, not all of them',
})

/** Changes of a record, newest first, for those who may see it. */
export const getBeetleHistory = defineProcedure({
  name: 'w_get_verlauf',
  payload: v.object({ id: idText }),
  answer: v.array(beetleChange),
  effect: 'read',
  usedBy: { hook: 'useBeetleHistory', screen: 'gis' },
  source: 'added: the specification has no call for the history of a record',
})
