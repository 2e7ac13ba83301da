import { ensureInstalled } from './install.mjs'
import { runPrepared } from './prepared.mjs'

/** What several machines share, with the engines that exist for it. Needs Go. */
ensureInstalled()
runPrepared('packages/service/src/cluster/run.ts')
