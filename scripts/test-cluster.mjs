import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './install.mjs'
import { runPrepared } from './prepared.mjs'

/**
 * Parts that several machines share, with the engines that exist for them, and faults under load (docs/cluster.md). Needs Go,
 * and for the faults what `npm run cluster` needs.
 */
ensureInstalled()
ensureBuilt()
runPrepared('packages/service/src/cluster/run.ts')
