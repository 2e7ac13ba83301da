import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * `npm start`: installs what is missing, builds what changed, and serves the assembled product. It begins on any Node
 * from 20 on and goes on with the pinned one.
 */
const args = process.argv.slice(2)

/** The same script once more, on the pinned Node. The channel tells the child when this process is gone. */
function continueOn(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** @returns {number | undefined} the parent of another process, where the system shows it as files */
function parentPid(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return undefined
  }
}

/**
 * npm runs this process through a shell, which passes no signal on. So this process checks whether both still run;
 * started without npm it may outlive its parent.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = parentPid(shell)
  setInterval(() => {
    if (process.ppid !== shell || parentPid(shell) !== npm) process.kill(process.pid, 'SIGTERM')
  }, 200).unref()
}

try {
  endWithNpm()
  ensureInstalled()
  const node = pinnedNode()
  if (realpathSync(node) !== realpathSync(process.execPath)) continueOn(node)
  else {
    const { ensureBuilt } = await import('./built.mjs')
    ensureBuilt()
    // Node caches compiled sources by their content: this halves the CPU time until the first line of a start.
    module.enableCompileCache(join(root, 'node_modules', '.cache', 'node'))
    const { main } = await import('../packages/service/src/main.ts')
    await main(args)
  }
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
