import { spawnSync } from 'node:child_process'
import { pinnedNode, root } from './pinned-node.mjs'

// `npm run new:screen sawmills -- --title Sägewerke --title-en Sawmills`, `npm run new:part Legend`
const args = ['scripts/new/run.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
