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

/** How long the records wait that are not decided yet, oldest first. Experts alone. */
export const getWaitingCounts = rpc.read('w_get_kaefer_wartend', noPayload, v.array(waitingCount))

/** The six undecided records that wait longest. Experts alone. */
export const getLongestWaiting = rpc.read('w_get_kaefer_aelteste', noPayload, v.array(waitingBeetle))
