import {
  getLatestBeetles,
  getLongestWaiting,
  getOwnBeetles,
  getSeason,
  getWaitingCounts,
} from '@waldkerf/domain/calls/beetles/beetleOverviews'
import type { Client } from '../gateway/client.ts'

/** What the dashboard asks of beetle records. One call, one function. */
export function beetleOverviewsApi(client: Client) {
  return {
    season: () => client.call(getSeason, {}),
    latest: () => client.call(getLatestBeetles, {}),
    own: () => client.call(getOwnBeetles, {}),
    waitingCounts: () => client.call(getWaitingCounts, {}),
    longestWaiting: () => client.call(getLongestWaiting, {}),
  }
}
