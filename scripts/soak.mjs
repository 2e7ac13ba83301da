import { spawnSync } from 'node:child_process'
import { pinnedNode, root } from './pinned-node.mjs'
import { prepare } from './prepared.mjs'

/**
 * After a fresh build a thousand soak iterations over all screens, which leave nothing behind in the browser, and a day of use of
 * the service, after which it takes the memory that it took after an hour. `npm run soak -- 200` goes fewer iterations, `-- service` none.
 */
const [word = '1000'] = process.argv.slice(2)
const env = { ...prepare(), WALDKERF_LONG: '1', SOAK_ITERATIONS: word }
const options = { cwd: root, stdio: 'inherit', env }
const run = (program, ...args) => spawnSync(program, args, options).status ?? 1
const built = run(pinnedNode(), 'scripts/build.mjs')
const pages = built || (word === 'service' ? 0 : run('node_modules/.bin/playwright', 'test', 'e2e/soak.spec.ts'))
// Both are told, whichever fails.
const service = built || run(pinnedNode(), 'bench/service/day/run.ts')
process.exitCode = built || pages || service
