import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Takes pictures of all stories in all modes and compares them with the accepted ones.
 * `npm run visual -- parts/button gis` only these; `-- --against main` compares with a commit; `-- --resume` goes on after
 * an interruption; `-- accept` accepts what differs.
 */
ensureInstalled()
const chromium = ensureChromium()
const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) }
const args = ['visual/run.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit', env }).status ?? 1
