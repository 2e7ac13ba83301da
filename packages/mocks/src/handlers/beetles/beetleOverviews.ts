import { inQueueOrder } from '@waldkerf/domain/beetles/queue'
import type { calls } from '@waldkerf/domain/calls/contract'
import { berlinDay, daysBetween, toIsoWeek } from '@waldkerf/domain/dates/days'
import { mostPlaced, waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { type Beetle, inPictureOrder } from '@waldkerf/domain/entities/beetles/beetles'
import { may } from '@waldkerf/domain/roles/rights'
import type { Caller } from '../caller.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import type { MockState } from '../state.ts'
import { nearestPlace } from './nearestPlace.ts'

const undecided: ReadonlySet<string> = new Set(waitingStatuses)

export const reportDay = ({ gemeldet_am: instant }: Beetle) => berlinDay(new Date(instant))
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const oldestFirst = (a: Beetle, b: Beetle) => byText(a.gemeldet_am, b.gemeldet_am) || a.id - b.id
const isAnswered = ({ beantwortet }: Beetle) => beantwortet
const daysWaiting = ({ today }: MockState, beetle: Beetle) => daysBetween(reportDay(beetle), today)

/** A record as short lists show it. */
const brief = ({ species }: MockState, { id, art, bundesland, fund_datum, gemeldet_am }: Beetle) => ({
  id,
  art,
  name: species.find((row) => row.id === art)?.de ?? '',
  bundesland,
  fund_datum,
  gemeldet_am,
})

const firstPicture = ({ pictures }: MockState, caller: Caller, { id }: Beetle) =>
  may(caller.role, 'seePictures')
    ? (inPictureOrder(pictures.filter((row) => row.kaefer_id === id))[0]?.id ?? null)
    : null

const waiting = ({ beetles }: MockState) => beetles.filter(({ status }) => undecided.has(status))

/** The records that a person reported, newest first. */
export const ownReports = (state: MockState, caller: Caller, reporter: number) =>
  state.beetles
    .filter((row) => row.user_id === reporter)
    .toSorted((a, b) => oldestFirst(b, a))
    .map((row, place) => ({
      ...brief(state, row),
      ort: place < mostPlaced ? nearestPlace(row) : '',
      status: row.status,
      message: row.message,
      bilder_anzahl: row.bilder_anzahl ?? 0,
      bild: firstPicture(state, caller, row),
      antwort_offen: row.status === 'query' && !row.beantwortet,
      lat: row.lat,
      lon: row.lon,
    }))

/** The dashboard's sightings beyond the counts per Land and species. */
export const beetleOverviewHandlers: AreaHandlers<typeof calls.beetleOverviews> = {
  getSeason: {
    answer({ state }) {
      const published = state.beetles.filter(({ status }) => status === 'published')
      const weeks = Map.groupBy(published, (row) => {
        const { year, week } = toIsoWeek(row.fund_datum ?? reportDay(row))
        return year * 100 + week
      })
      return [...weeks]
        .toSorted(([a], [b]) => a - b)
        .map(([key, rows]) => ({ jahr: Math.floor(key / 100), woche: key % 100, anzahl: rows.length }))
    },
  },
  getLatestBeetles: {
    answer: ({ state, caller }) =>
      state.beetles
        .filter((row) => row.status === 'published' && (row.bilder_anzahl ?? 0) > 0)
        .toSorted((a, b) => oldestFirst(b, a))
        .slice(0, 12)
        .map((row) => ({ ...brief(state, row), ort: nearestPlace(row), bild: firstPicture(state, caller, row) })),
  },
  getOwnBeetles: {
    answer: ({ state, caller }) => (caller.user ? ownReports(state, caller, caller.user.user_id) : []),
  },
  getWaitingCounts: {
    answer: ({ state }) =>
      [...Map.groupBy(waiting(state), (row) => `${daysWaiting(state, row)} ${row.status}`)]
        .map(([key, rows]) => {
          const [tage = '', status = ''] = key.split(' ')
          return { status, tage: Number(tage), anzahl: rows.length, beantwortet: rows.filter(isAnswered).length }
        })
        .toSorted((a, b) => b.tage - a.tage || byText(a.status, b.status)),
  },
  getLongestWaiting: {
    answer: ({ state }) =>
      inQueueOrder(waiting(state))
        .slice(0, 6)
        .map((row) => ({
          ...brief(state, row),
          status: row.status,
          tage: daysWaiting(state, row),
          beantwortet: isAnswered(row),
        })),
  },
}
