import { ensureInstalled } from './install.mjs'
import { runPrepared } from './prepared.mjs'

/** Parts that several machines share, with the engines that exist for them. Needs Go. */
ensureInstalled()
runPrepared('packages/service/src/cluster/run.ts')
