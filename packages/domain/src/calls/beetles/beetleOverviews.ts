import * as v from 'valibot'
import {
  latestBeetle,
  ownBeetle,
  waitingBeetle,
  waitingCount,
  weekCount,
} from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { rpc } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** Published records per calendar week of the find (of the report where the find has no day), oldest first. */
export const getSeason = rpc.read('w_get_kaefer_saison', noPayload, v.array(weekCount))

/** The newest published records that have pictures, twelve at most. */
export const getLatestBeetles = rpc.read('w_get_kaefer_neueste', noPayload, v.array(latestBeetle))

/** The caller's own records, newest first; the thousand newest name their place. */
export const getOwnBeetles = rpc.read('w_get_kaefer_eigene', noPayload, v.array(ownBeetle))

/** Counts of undecided records by the days that they have waited, oldest first. Experts only. */
export const getWaitingCounts = rpc.read('w_get_kaefer_wartend', noPayload, v.array(waitingCount))

/** The six undecided records that have waited longest. Experts only. */
export const getLongestWaiting = rpc.read('w_get_kaefer_aelteste', noPayload, v.array(waitingBeetle))
