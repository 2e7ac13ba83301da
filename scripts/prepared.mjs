import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { onEnding } from './ending.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** Installs all that browser tests need. @returns the environment they run in: the pinned Node, Chromium, our time zone */
export function prepare() {
  ensureInstalled()
  const chromium = ensureChromium()
  return {
    ...process.env,
    PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    TZ: 'Europe/Berlin',
  }
}

/**
 * Runs a script, with this process's arguments, on the pinned Node, once all that it needs is installed. It is told to end
 * when this process is.
 */
export function runPrepared(script) {
  const env = prepare()
  const args = [`${root}${script}`, ...process.argv.slice(2)]
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env })
  onEnding(() => child.kill('SIGTERM'))
  child.once('close', (code) => (process.exitCode = code ?? 1))
}
