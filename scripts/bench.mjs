import { spawnSync } from 'node:child_process'
import { pinnedNode, root } from './pinned-node.mjs'
import { prepare } from './prepared.mjs'

/**
 * Measures against the limits and writes `bench/RESULTS.md`, and the same as facts into `bench/results.json`: the first load (after a fresh
 * build), two pages on a phone, the form without a line, the table, the map, scans, layers, typing in the editor, the workbench, and the page of
 * figures in `docs/`, of these and of the service's.
 * `npm run bench -- table map` measures only what is named; `--rounds=9` measures more often.
 */
const parts = {
  load: [['scripts/build.mjs'], ['bench/load/run.ts']],
  phone: [['scripts/build.mjs'], ['bench/phone/run.ts']],
  forest: [['scripts/build.mjs'], ['bench/forest/run.ts']],
  table: [['bench/table/run.ts']],
  map: [['bench/map/run.ts']],
  scans: [['bench/scans/run.ts']],
  layers: [['bench/layers/run.ts']],
  typing: [['bench/typing/run.ts']],
  workbench: [['bench/workbench/run.ts']],
  // The page of figures follows every part.
  figures: [],
}

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const named = words.filter((word) => !options.includes(word))
const unknown = named.filter((word) => !Object.hasOwn(parts, word))
if (unknown.length > 0)
  throw new Error(`Not a part of the bench: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`)

const env = prepare()
/** @returns {boolean} whether the step went through */
const run = (args) => spawnSync(pinnedNode(), [...args, ...options], { cwd: root, stdio: 'inherit', env }).status === 0

// A build over its budget is measured too.
const chosen = Object.keys(parts).filter((part) => named.length === 0 || named.includes(part))
const failed = chosen.filter((part) => !parts[part].map(run).every(Boolean))
run(['scripts/figures/run.ts'])
if (failed.length > 0) console.error(`Not as it should be: ${failed.join(', ')}; the output is above.`)
process.exitCode = failed.length > 0 ? 1 : 0
