import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './built.mjs'
import { pinnedNode, root } from './pinned-node.mjs'
import { prepare } from './prepared.mjs'

/** Measures the data service under load, its lists in a browser, and the start, and writes `docs/figures.md` anew. `-- --seconds=3` is quicker. */
const env = prepare()
ensureBuilt()
const args = ['bench/service/run.ts', ...process.argv.slice(2)]
const run = (words) => spawnSync(pinnedNode(), words, { cwd: root, stdio: 'inherit', env }).status ?? 1
process.exitCode = run(args)
run(['scripts/figures/run.ts'])
