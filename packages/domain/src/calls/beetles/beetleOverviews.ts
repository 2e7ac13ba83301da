import * as v from 'valibot'
import {
  latestBeetle,
  ownBeetle,
  waitingBeetle,
  waitingCount,
  weekCount,
} from '../../entities/beetles/beetleOverviews.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** Published records per calendar week of the find (of the report where the find has no day), oldest first. */
export const getSeason = defineProcedure({
  name: 'w_get_kaefer_saison',
  payload: noPayload,
  answer: v.array(weekCount),
  effect: 'read',
  usedBy: { hook: 'useSeason', screen: 'dashboard' },
  source: 'added: the specification counts by Land and species, not over the season',
})

/** The newest published records that have pictures, twelve at most. */
export const getLatestBeetles = defineProcedure({
  name: 'w_get_kaefer_neueste',
  payload: noPayload,
  answer: v.array(latestBeetle),
  effect: 'read',
  usedBy: { hook: 'useLatestBeetles', screen: 'dashboard' },
  source: 'added: a_get_kaefer_overview sends all records, where a dozen are shown',
})

/** The caller's own records, newest first; the thousand newest name their place. */
export const getOwnBeetles = defineProcedure({
  name: 'w_get_kaefer_eigene',
  payload: noPayload,
  answer: v.array(ownBeetle),
  effect: 'read',
  usedBy: { hook: 'useOwnBeetles', screen: 'dashboard' },
  source: 'added: a_get_kaefer_overview sends all records, where the own ones are shown',
})

/** How long the records wait that are not decided yet, oldest first. Experts alone. */
export const getWaitingCounts = defineProcedure({
  name: 'w_get_kaefer_wartend',
  payload: noPayload,
  answer: v.array(waitingCount),
  effect: 'read',
  usedBy: { hook: 'useWaitingCounts', screen: 'dashboard' },
  source: 'added: the age of the review queue, without sending the queue',
})

/** The six undecided records that wait longest. Experts alone. */
export const getLongestWaiting = defineProcedure({
  name: 'w_get_kaefer_aelteste',
  payload: noPayload,
  answer: v.array(waitingBeetle),
  effect: 'read',
  usedBy: { hook: 'useLongestWaiting', screen: 'dashboard' },
  source: 'added: the head of the review queue, without sending the queue',
})
