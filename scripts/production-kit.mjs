import { spawn } from 'node:child_process'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Walks the production kit without containers, on the PostgreSQL that is installed (docs/operations.md 'What has been run'). */
ensureInstalled()
ensureBuilt()
const walk = spawn(pinnedNode(), ['packages/service/src/production/run.ts'], { cwd: root, stdio: 'inherit' })
// Passes signals on: the walk then ends all that it has started.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => walk.kill(name))
walk.on('exit', (code) => (process.exitCode = code ?? 1))
