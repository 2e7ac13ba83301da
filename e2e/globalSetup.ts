import { prepareFolders } from '@waldkerf/service/testing/preparedFolder'
import { origin } from './elsewhere.ts'
import { dist } from './stack.ts'

/** Runs once before all journeys: the demo data folder that each file starts from a copy of. */
export default () => (origin === undefined ? prepareFolders(dist, [{}]) : undefined)
