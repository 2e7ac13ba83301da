import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { MapSource } from '@waldkerf/ui/parts/MapView/MapView'

/** The records are still loading: the map waits with the table. */
const waitingSource: MapSource = {
  type: 'sections',
  load: (_section, _zoom, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
}

/** Loading the records failed: the map says so, and its retry loads them again. */
function failedSource(retry: () => void): MapSource {
  let asked = false
  return {
    type: 'sections',
    async load() {
      if (asked) retry()
      asked = true
      throw new Error('The records are not there.')
    },
  }
}

/** The map's source while the records load, or after they failed. */
export const absentSource = (records: Loadable<unknown>): MapSource =>
  records.status === 'failed' ? failedSource(records.retry) : waitingSource
