import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Everything that must hold on every change, each runner after the other, and the sum as the last line.
 * `npm test -- unit stories` runs only the named steps.
 */
ensureInstalled()
const chromium = ensureChromium()
const results = `${root}test-results/sums`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const bin = `${root}node_modules/.bin/`
const environment = {
  ...process.env,
  PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  TZ: 'Europe/Berlin',
}

/** @returns {number} exit code */
function run(command, args, extra = {}) {
  console.log(`\n— ${[command.replace(bin, ''), ...args].join(' ')}`)
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } })
  if (error) console.error(error.message)
  return status ?? 1
}

/** A tool without tests of its own counts as one. */
const check =
  (command, ...args) =>
  () =>
    run(`${bin}${command}`, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Reads a runner's JSON report; a runner that broke before it could report counts as one failure. */
function reported(file, code, read) {
  const sum = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

const vitest = (project) => () => {
  const file = `${results}/${project}.json`
  const code = run(`${bin}vitest`, [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return reported(file, code, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

const playwright = () => {
  const file = `${results}/e2e.json`
  const code = run(`${bin}playwright`, ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  return reported(file, code, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
}

const steps = {
  format: check('oxfmt', '--check'),
  lint: check('oxlint', '--type-aware'),
  types: check('tsc', '--noEmit'),
  unused: check('knip'),
  unit: vitest('unit'),
  build: () =>
    run(pinnedNode(), [`${root}scripts/build.mjs`]) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  service: vitest('service'),
  stories: vitest('stories'),
  e2e: playwright,
}

const wanted = process.argv.slice(2).filter((name) => Object.hasOwn(steps, name))
let passed = 0
let failed = 0
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = Date.now()
  const sum = step()
  passed += sum.passed
  failed += sum.failed
  console.log(`${name}: ${sum.passed} passed, ${sum.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
