import { spawnSync } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Runs a script of tests, with this process's arguments, on the pinned Node, once all that it needs is installed. */
export function runPrepared(script) {
  ensureInstalled()
  const chromium = ensureChromium()
  const env = {
    ...process.env,
    PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    TZ: 'Europe/Berlin',
  }
  const args = [`${root}${script}`, ...process.argv.slice(2)]
  process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit', env }).status ?? 1
}
