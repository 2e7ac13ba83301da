import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './install.mjs'
import { runPrepared } from './prepared.mjs'

/** `npm run cluster`: all machines of docs/cluster.md as network namespaces of this one; `-- stop` ends them from elsewhere. */
ensureInstalled()
ensureBuilt()
runPrepared('packages/service/src/cluster/start.ts')
