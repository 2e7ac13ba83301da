import { spawnSync } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** A thousand laps over all screens, after a fresh build; `npm run soak -- 200` goes fewer. */
ensureInstalled()
const chromium = ensureChromium()
const env = {
  ...process.env,
  PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
  LAPS: process.argv[2] ?? '1000',
  ...(chromium && { CHROMIUM_PATH: chromium }),
}
const options = { cwd: root, stdio: 'inherit', env }
const built = spawnSync(pinnedNode(), ['scripts/build.mjs'], options).status
process.exitCode = built || spawnSync('node_modules/.bin/playwright', ['test', 'e2e/laps.spec.ts'], options).status || 0
