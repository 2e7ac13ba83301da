import { spawnSync } from 'node:child_process'
import { pinnedNode, root } from './pinned-node.mjs'
import { prepare } from './prepared.mjs'

/** A thousand soak iterations over all screens, after a fresh build; `npm run soak -- 200` goes fewer. */
const env = { ...prepare(), WALDKERF_LONG: '1', SOAK_ITERATIONS: process.argv[2] ?? '1000' }
const options = { cwd: root, stdio: 'inherit', env }
const built = spawnSync(pinnedNode(), ['scripts/build.mjs'], options).status
process.exitCode = built || spawnSync('node_modules/.bin/playwright', ['test', 'e2e/soak.spec.ts'], options).status || 0
