import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Writes every invoice of the example world, 300 varied ones, those of orders, with Skonto and for several offers in both
 * profiles, to be tried against any validator:
 * `node scripts/e-invoices.mjs FOLDER`
 */
ensureInstalled()
const folders = process.argv.slice(2).map((folder) => resolve(folder))
const args = ['scripts/eInvoices/write.ts', ...folders]
process.exitCode = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
