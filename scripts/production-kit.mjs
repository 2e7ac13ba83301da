import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Walks the production kit without containers, on the PostgreSQL that is installed (docs/operations.md 'What has been run'). */
ensureInstalled()
ensureBuilt()
const walk = 'packages/service/src/production/run.ts'
process.exitCode = spawnSync(pinnedNode(), [walk], { cwd: root, stdio: 'inherit' }).status ?? 1
