import { spawnSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Everything that must hold on every change, and the sum as the last line. `npm test -- unit stories` runs only the
 * named steps, `npm test -- --changed` what can be touched by what is not committed yet (`--since main`: since then).
 */
ensureInstalled()
const chromium = ensureChromium()
const env = {
  ...process.env,
  PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  TZ: 'Europe/Berlin',
}
const args = [`${root}scripts/test/run.ts`, ...process.argv.slice(2)]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit', env }).status ?? 1
