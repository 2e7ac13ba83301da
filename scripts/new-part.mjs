import { spawnSync } from 'node:child_process'
import { pinnedNode, root } from './pinned-node.mjs'

// `npm run new:part Legend`
const args = ['scripts/new/run.ts', 'part', ...process.argv.slice(2)]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
