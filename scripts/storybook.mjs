import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/** `npm run storybook`: installs what is missing and serves the workbench at port 6006; further arguments go to Storybook. */
ensureInstalled()
const storybook = `${root}node_modules/storybook/dist/bin/dispatcher.js`
const args = ['dev', '--port', '6006', '--ci', '--disable-telemetry', ...process.argv.slice(2)]
const child = spawn(pinnedNode(), [storybook, ...args], { cwd: root, stdio: 'inherit' })
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
child.on('exit', (code) => process.exit(code ?? 1))
