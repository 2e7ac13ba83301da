import { prepareFolders } from '@waldkerf/service/testing/preparedFolder'
import { dist } from './stack.ts'

/** Runs once before all journeys: the demo data folder that each file starts from a copy of. */
export default () => prepareFolders(dist, [{}])
