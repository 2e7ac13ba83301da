import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Measures what the data service carries. `npm run bench:service -- --seconds=3` is quicker. */
ensureInstalled()
const args = ['bench/service/run.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
