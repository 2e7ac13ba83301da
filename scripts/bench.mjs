import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Measures the first load against the limit, after a fresh build. `npm run bench -- --rounds=9` loads more often. */
ensureInstalled()
const chromium = ensureChromium()
const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) } }
const steps = [['scripts/build.mjs'], ['bench/load/run.ts', ...process.argv.slice(2)]]
process.exitCode =
  steps.map((args) => spawnSync(pinnedNode(), args, options).status ?? 1).find((code) => code !== 0) ?? 0
